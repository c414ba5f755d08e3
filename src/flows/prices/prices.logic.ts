import { fromPromise } from 'xstate';
import { type Prices, pricesMachine } from '../../../machines/prices/prices.machine';
import { pricesOf } from '../../../machines/prices/prices.rules';
import { importWithRetry } from '../../import-with-retry';
import { dayOf, startOfDay } from './amsterdam';

const loadService = importWithRetry(() => import('../../services/prices'));
const source = import.meta.env.VITE_PRICE_SOURCE;

export const origin = source
  ? 'Prijzen van de stroombeurs (day-ahead), zonder belastingen.'
  : 'Indicatieve prijzen, lokaal berekend.';

export const pricesLogic = pricesMachine.provide({
  actors: {
    loadPrices: fromPromise<Prices, void>(async ({ signal }) => {
      if (source) {
        const { fetchPrices } = await loadService();
        const now = Date.now();
        return { points: await fetchPrices(source, dayOf(now), signal), now };
      }
      // After the next paint; a background tab waits until it is visible.
      await new Promise(requestAnimationFrame);
      const now = Date.now();
      return { points: pricesOf(startOfDay(now), Math.random), now };
    }),
  },
});
