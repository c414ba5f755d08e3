import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batterySizes } from '../../machines/outlook/assumptions.rules';
import { STANDBY, flowsOf, sumOf } from '../../machines/outlook/battery.rules';
import { billWithNetting, billWithoutNetting } from '../../machines/outlook/bill.rules';
import { fuzzed } from '../../tools/charts/paths/chance';

const day = fc.array(fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), fc.double({ min: 0, max: 9, noNaN: true })), {
  minLength: 1,
  maxLength: 48,
});

describe('fuzzed: a battery', () => {
  const flows = (pairs: readonly (readonly [number, number])[], size: (typeof batterySizes)[number]) =>
    flowsOf(
      pairs.map(([yielded]) => yielded),
      pairs.map(([, used]) => used),
      size,
    );

  test('loses nothing but what it says', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...batterySizes), (pairs, size) => {
        const { yielded, imported, used, exported, lost, stored } = sumOf(flows(pairs, size));
        expect(Math.abs(yielded + imported - used - exported - lost - stored)).toBeLessThan(1e-9);
      }),
      fuzzed,
    );
  });

  test('that is larger never means less own use', () => {
    fc.assert(
      fc.property(day, (pairs) => {
        const ownUse = batterySizes.map((size) => {
          const { used, imported } = sumOf(flows(pairs, size));
          return used - imported;
        });
        // The standby of a battery may come from the grid.
        const standby = pairs.length * STANDBY;
        expect(ownUse[1]).toBeGreaterThanOrEqual(ownUse[0]! - standby - 1e-9);
        expect(ownUse[2]).toBeGreaterThanOrEqual(ownUse[1]! - 1e-9);
        expect(ownUse[3]).toBeGreaterThanOrEqual(ownUse[2]! - 1e-9);
      }),
      fuzzed,
    );
  });
});

test('fuzzed: no netting is never better than netting at the same tariff', () => {
  const amount = fc.double({ min: 0, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0, max: 0.25, noNaN: true }), (imported, exported, feedIn) => {
      const tariff = { supply: 0.25, feedIn, feedInCost: 0 };
      const year = { used: imported, imported, exported };
      expect(billWithoutNetting(year, tariff)).toBeGreaterThanOrEqual(billWithNetting(year, tariff) - 1e-9);
    }),
    fuzzed,
  );
});
