import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dakhoeken, dakrichtingen } from '../../machines/calculator/roof.rules';
import { linkOf, sharedIn } from '../../machines/calculator/share.rules';
import { batterySizes, cleaned, usagePatterns } from '../../machines/outlook/assumptions.rules';
import { fuzzed } from '../../tools/charts/paths/chance';
import { shared } from './calculator.model';

const typed = fc.string().map(cleaned);
const anyShared = fc.record(
  {
    verbruik: fc.integer({ min: 1, max: 99_999 }),
    dakrichting: fc.constantFrom(...dakrichtingen),
    dakhoek: fc.constantFrom(...dakhoeken),
    assumptions: fc.record({
      pattern: fc.constantFrom(...usagePatterns),
      battery: fc.constantFrom(...batterySizes),
      typed: fc.record({ bareTariff: typed, feedInCost: typed, batteryPrice: typed }),
    }),
    latitude: fc.integer({ min: 500, max: 539 }).map((tenths) => tenths / 10),
  },
  { requiredKeys: ['verbruik', 'dakrichting', 'dakhoek', 'assumptions'] },
);

describe('extension: a link keeps a calculation (D47)', () => {
  test('a link in Dutch, without postcode or house number', () => {
    expect(linkOf({ ...shared, latitude: 52.2 })).toEqual({
      verbruik: '2500',
      dakrichting: 'noord',
      dakhoek: '60',
      patroon: 'overdag-weg',
      batterij: '10',
      leveringstarief: '12',
      terugleverkosten: '0',
      batterijprijs: '600',
      breedtegraad: '52.2',
    });
  });

  test('every link is read as it was made', () => {
    fc.assert(
      fc.property(anyShared, (calculation) => {
        expect(sharedIn(linkOf(calculation))).toEqual(calculation);
      }),
      fuzzed,
    );
  });

  test.each(Object.keys(linkOf(shared)))('a link without %s is refused', (name) => {
    const { [name]: _, ...others } = linkOf(shared);
    expect(sharedIn(others)).toBeUndefined();
  });

  test.each([
    { verbruik: '0' },
    { verbruik: '' },
    { verbruik: '100000' },
    { verbruik: '3e3' },
    { verbruik: '-5' },
    { dakrichting: 'omlaag' },
    { dakhoek: '31' },
    { dakhoek: '' },
    { patroon: 'household' },
    { batterij: '' },
    { batterij: '7' },
    { leveringstarief: '<b>' },
    { leveringstarief: '1234567' },
    { terugleverkosten: '1,2,3' },
    { batterijprijs: '6.5' },
    { breedtegraad: '48.8' },
    { breedtegraad: '52.16646193' },
    { breedtegraad: '' },
  ])('a link with %j is refused', (wrong) => {
    expect(sharedIn({ ...linkOf(shared), ...wrong })).toBeUndefined();
  });

  test('a link may be read with more than it needs', () => {
    expect(sharedIn({ ...linkOf(shared), utm_source: 'app' })).toEqual(shared);
  });
});
