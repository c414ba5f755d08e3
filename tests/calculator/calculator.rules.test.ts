import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dakhoeken, dakrichtingen } from '../../machines/calculator/roof.rules';
import { savingsFor } from '../../machines/calculator/calculator.rules';

/** Computed from §9 by hand, in hundredths: shares no arithmetic with the rules. */
const orientationPercent = {
  zuid: 100,
  zuidoost: 95,
  zuidwest: 95,
  oost: 85,
  west: 85,
  noordoost: 70,
  noordwest: 70,
  noord: 60,
};
const anglePercent = { 0: 90, 15: 100, 30: 100, 45: 100, 60: 95 };
const combinations = dakrichtingen.flatMap((dakrichting) => dakhoeken.map((dakhoek) => ({ dakrichting, dakhoek })));

const usage = fc.integer({ min: 1, max: 99_999 });

describe('§9 Calculator', () => {
  test.each([
    { verbruik: 1, aantalPanelen: 1 },
    { verbruik: 340, aantalPanelen: 1 },
    { verbruik: 341, aantalPanelen: 2 },
    { verbruik: 3500, aantalPanelen: 11 },
    { verbruik: 99_999, aantalPanelen: 295 },
  ])('$verbruik kWh takes $aantalPanelen panels of 340 kWh', ({ verbruik, aantalPanelen }) => {
    expect(savingsFor({ verbruik, dakrichting: 'zuid', dakhoek: 30 }).aantalPanelen).toBe(aantalPanelen);
  });

  test('the smallest number of panels that yields the usage', () => {
    fc.assert(
      fc.property(usage, (verbruik) => {
        const { aantalPanelen } = savingsFor({ verbruik, dakrichting: 'zuid', dakhoek: 30 });
        return aantalPanelen * 340 >= verbruik && (aantalPanelen - 1) * 340 < verbruik;
      }),
    );
  });

  test.each(combinations)('$dakrichting at $dakhoek degrees', ({ dakrichting, dakhoek }) => {
    fc.assert(
      fc.property(usage, (verbruik) => {
        const savings = savingsFor({ verbruik, dakrichting, dakhoek });
        const tenThousandths = savings.aantalPanelen * 340 * orientationPercent[dakrichting] * anglePercent[dakhoek];
        const { jaarlijkseOpbrengst, totaleInvestering, subsidie } = savings;

        expect(jaarlijkseOpbrengst).toBe(Math.floor((tenThousandths + 5_000) / 10_000));
        expect(totaleInvestering).toBe(savings.aantalPanelen * 500);
        expect(subsidie).toBe((savings.aantalPanelen * 500 * 15) / 100);
        expect(savings.maandelijkseBesparing).toBeCloseTo(jaarlijkseOpbrengst / 48, 9);
        expect(savings.co2Besparing).toBeCloseTo((jaarlijkseOpbrengst * 4) / 10, 6);
        const years = (totaleInvestering - subsidie) / (jaarlijkseOpbrengst / 4);
        expect(Math.abs(savings.terugverdientijd - years)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(savings.terugverdientijd).toBe(Number(savings.terugverdientijd.toFixed(1)));
      }),
    );
  });

  test.each([
    { verbruik: 1, dakrichting: 'noord', dakhoek: 0, yield: 184, years: 9.2 },
    { verbruik: 340, dakrichting: 'oost', dakhoek: 60, yield: 275, years: 6.2 },
    { verbruik: 341, dakrichting: 'zuidwest', dakhoek: 15, yield: 646, years: 5.3 },
    { verbruik: 99_999, dakrichting: 'zuid', dakhoek: 45, yield: 100_300, years: 5 },
    { verbruik: 22_100, dakrichting: 'noordoost', dakhoek: 60, yield: 14_697, years: 7.5 },
  ] as const)(
    '$verbruik kWh, $dakrichting, $dakhoek degrees: $yield kWh, $years years',
    ({ yield: kwh, years, ...roof }) => {
      expect(savingsFor(roof)).toMatchObject({ jaarlijkseOpbrengst: kwh, terugverdientijd: years });
    },
  );
});
