import { fromPromise } from 'xstate';
import { type Prices, pricesMachine } from '../../../machines/prices/prices.machine';
import { pricesOf } from '../../../machines/prices/prices.rules';
import { startOfDay } from './amsterdam';

/** Made on the spot. Waits for a frame, so that it is in nobody's way, and a tab in the background until it is seen. */
export const pricesLogic = pricesMachine.provide({
  actors: {
    loadPrices: fromPromise<Prices, void>(async () => {
      await new Promise(requestAnimationFrame);
      const now = Date.now();
      return { points: pricesOf(startOfDay(now), Math.random), now };
    }),
  },
});
