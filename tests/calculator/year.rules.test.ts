import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paybackShown, yearShown } from '../../content/calculator/result';
import { type Usage, savingsFor } from '../../machines/calculator/calculator.rules';
import { dakhoeken, dakrichtingen } from '../../machines/calculator/roof.rules';
import { HORIZON, divide, earnedBack, monthsOf, surplusMonths } from '../../machines/calculator/year.rules';
import { fuzzed } from '../../tools/charts/paths/chance';
import { axisTo } from '../../src/flows/calculator/axis';

const calculation = fc
  .record({
    verbruik: fc.integer({ min: 1, max: 99_999 }),
    dakrichting: fc.constantFrom(...dakrichtingen),
    dakhoek: fc.constantFrom(...dakhoeken),
  })
  .map((usage: Usage) => ({ usage, savings: savingsFor(usage) }));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const monthsFor = (usage: Usage) => monthsOf(usage, savingsFor(usage));
const south = (verbruik: number): Usage => ({ verbruik, dakrichting: 'zuid', dakhoek: 30 });

describe('the months of a year', () => {
  test('are whole and add up to the yield and the usage of the year', () => {
    fc.assert(
      fc.property(calculation, ({ usage, savings }) => {
        const months = monthsOf(usage, savings);
        expect(months).toHaveLength(12);
        expect(sum(months.map(({ yielded }) => yielded))).toBe(savings.jaarlijkseOpbrengst);
        expect(sum(months.map(({ used }) => used))).toBe(usage.verbruik);
        expect(months.every(({ yielded, used }) => Number.isInteger(yielded) && Number.isInteger(used))).toBe(true);
      }),
    );
  });

  test('no part is a whole unit away from its share', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), shares, (whole, parts) => {
        for (const [index, part] of divide(whole, parts).entries())
          expect(Math.abs(part - (whole * (parts[index] ?? 0)) / sum(parts))).toBeLessThan(1);
      }),
    );
  });

  test('11 panels to the south', () => {
    expect(monthsFor(south(3500)).map(({ yielded }) => yielded)).toEqual([
      112, 187, 299, 449, 486, 486, 486, 412, 374, 262, 112, 75,
    ]);
    expect(monthsFor(south(3500)).map(({ used }) => used)).toEqual([
      291, 291, 291, 291, 292, 292, 292, 292, 292, 292, 292, 292,
    ]);
  });

  test.each<[usage: Usage, title: string, sentence: string]>([
    [south(3500), 'Zeven maanden meer dan u gebruikt', 'Van maart tot en met september'],
    [south(99_999), 'Zes maanden meer dan u gebruikt', 'Van april tot en met september'],
    [south(1), 'Elke maand meer dan u gebruikt', 'Ook in de winter'],
    [{ verbruik: 3500, dakrichting: 'noord', dakhoek: 0 }, 'Een deel van wat u gebruikt', 'In geen enkele maand'],
  ])('%j: %s', (usage, title, sentence) => {
    const shown = yearShown(monthsFor(usage));

    expect(shown.title).toBe(title);
    expect(shown.text).toContain(sentence);
    expect(shown.summary).toContain(shown.text);
  });

  test('a month that yields what is used has no surplus', () => {
    const months = [1, 2, 3].map((yielded) => ({ yielded, used: 2 }));

    expect(surplusMonths(months)).toEqual([2]);
  });

  test('those with a surplus follow each other, also where they differ by what is rounded', () => {
    expect(surplusMonths(monthsFor({ verbruik: 9342, dakrichting: 'noordwest', dakhoek: 0 }))).toEqual([4, 5]);
    fc.assert(
      fc.property(calculation, ({ usage, savings }) => {
        const surplus = surplusMonths(monthsOf(usage, savings));
        expect(surplus).toEqual(surplus.map((_, index) => (surplus[0] ?? 0) + index));
      }),
      fuzzed,
    );
  });
});

describe('the years until the investment is earned back', () => {
  test('the saving meets the investment at the payback time, within the 25 years of the drawing', () => {
    fc.assert(
      fc.property(calculation, ({ savings }) => {
        const { terugverdientijd } = savings;
        expect(earnedBack(savings, terugverdientijd - 0.06)).toBeLessThan(100);
        expect(earnedBack(savings, terugverdientijd + 0.06)).toBeGreaterThan(100);
        expect(terugverdientijd).toBeGreaterThanOrEqual(5);
        expect(terugverdientijd).toBeLessThan(HORIZON / 2);
      }),
    );
  });

  test('rises by the same each year', () => {
    const savings = savingsFor(south(3500));

    expect([1, 5, 25].map((year) => earnedBack(savings, year))).toEqual([20, 100, 500]);
  });

  test.each([
    [5, 'Twintig jaar voordeel na terugverdienen', 'Daarna volgt 20,0 jaar voordeel.'],
    [5.3, 'Ruim negentien jaar voordeel na terugverdienen', 'Daarna volgt 19,7 jaar voordeel.'],
    [9.2, 'Ruim vijftien jaar voordeel na terugverdienen', 'Daarna volgt 15,8 jaar voordeel.'],
  ])('%d years: %s', (years, title, sentence) => {
    expect(paybackShown(years)).toMatchObject({ title, summary: expect.stringContaining(sentence) as string });
  });
});

describe('the axis of the months', () => {
  test.each([
    [24, [0, 5, 10, 15, 20, 25]],
    [44, [0, 10, 20, 30, 40, 50]],
    [486, [0, 100, 200, 300, 400, 500]],
    [13_039, [0, 2500, 5000, 7500, 10_000, 12_500, 15_000]],
  ])('to %d', (max, ticks) => {
    expect(axisTo(max)).toEqual(ticks);
  });

  test('ends with the first whole step above the largest month, after three to six steps', () => {
    fc.assert(
      fc.property(calculation, ({ usage, savings }) => {
        const max = Math.max(...monthsOf(usage, savings).flatMap(({ yielded, used }) => [yielded, used]));
        const ticks = axisTo(max);
        const end = ticks.at(-1) ?? 0;
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(end).toBeGreaterThanOrEqual(max);
        expect(end - (ticks[1] ?? 0)).toBeLessThan(max);
        expect(ticks.length).toBeGreaterThanOrEqual(4);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
