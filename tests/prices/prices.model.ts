import { pricesMachine } from '../../machines/prices/prices.machine';
import { HOUR, pricesOf } from '../../machines/prices/prices.rules';
import type { Promises } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';
import { done, elapsed, failed } from '../support/world';

/** Midnight in Amsterdam, in winter. */
export const startOfDay = Date.parse('2026-11-21T00:00:00+01:00');

export const points = pricesOf(startOfDay, () => 0).map((point, hour) => ({
  ...point,
  price: 200 + 4 * Math.abs(12 - hour),
}));

/** Late enough for the day to end within a few steps. */
export const lookedAt = startOfDay + 22 * HOUR + 600_000;

export const pricesModel = modelOf(
  pricesMachine,
  [
    done('loadPrices', { points, now: lookedAt }),
    failed('loadPrices', new Error('Failed to fetch')),
    elapsed('TIMEOUT', 'prices.loading'),
    elapsed('UNTIL_NEXT_HOUR', 'prices.loaded'),
    { type: 'retry' },
  ],
  { page: '/zonnepanelen/utrecht' },
);

export const pricesPromises: Promises = {
  machine: 'prices',
  ends: ['prices.loaded'],
};
