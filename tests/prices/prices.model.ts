import { pricesMachine } from '../../machines/prices/prices.machine';
import { HOUR, pricesOf } from '../../machines/prices/prices.rules';
import { done, elapsed, failed, modelOf } from '../support/model';

/** Midnight in Amsterdam of a winter day. */
export const startOfDay = Date.parse('2026-11-21T00:00:00+01:00');

/** The price falls by 4 an hour until noon, and rises again. */
export const points = pricesOf(startOfDay, () => 0).map((point, hour) => ({
  ...point,
  price: 200 + 4 * Math.abs(12 - hour),
}));

const at = (hour: number) => ({ points, now: startOfDay + hour * HOUR + 600_000 });

export const pricesModel = modelOf(pricesMachine, [
  done('loadPrices', at(9)),
  done('loadPrices', at(23)),
  failed('loadPrices', new Error('Failed to fetch')),
  elapsed('UNTIL_NEXT_HOUR', 'prices.loaded'),
  { type: 'retry' },
]);
