import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dakhoeken, dakrichtingen } from '../../machines/calculator/roof.rules';
import { savingsFor } from '../../machines/calculator/calculator.rules';
import { monthsOf } from '../../machines/calculator/year.rules';
import { hoursOf, usageOf, yieldsOf } from '../../machines/outlook/hours.rules';
import { usagePatterns } from '../../machines/outlook/assumptions.rules';
import { hours, subject, sun } from './outlook.model';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('the hours of a year', () => {
  test.each([
    [2027, 8760],
    [2028, 8784],
  ])('%d has %d, from midnight in Amsterdam', (year, count) => {
    const all = hoursOf(year);

    expect(all).toHaveLength(count);
    expect(new Date(all[0]!.time).toISOString()).toBe(`${year - 1}-12-31T23:00:00.000Z`);
    expect(all[0]).toMatchObject({ month: 0, hour: 0, day: 0 });
    expect(all.at(-1)).toMatchObject({ month: 11, hour: 23, day: count / 24 - 1 });
  });

  test('the days that summer time begins and ends have 23 and 25', () => {
    const lengths = Array.from({ length: 365 }, (_, index) => hours.filter(({ day: own }) => own === index).length);
    const odd = lengths.flatMap((length, index) => (length === 24 ? [] : [[index, length]]));

    // 28 March and 31 October 2027.
    expect(odd).toEqual([
      [86, 23],
      [303, 25],
    ]);
    const clockOn = (day: number) => hours.filter((hour) => hour.day === day).map(({ hour }) => hour);
    expect(clockOn(86).slice(0, 4)).toEqual([0, 1, 3, 4]);
    expect(clockOn(303).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
  });
});

const roofs = fc.record({ dakrichting: fc.constantFrom(...dakrichtingen), dakhoek: fc.constantFrom(...dakhoeken) });

describe('the yield by the hour', () => {
  test('adds up to the months that the result shows, and to its year, for every roof', () => {
    fc.assert(
      fc.property(roofs, fc.integer({ min: 1, max: 99_999 }), (roof, verbruik) => {
        const usage = { ...roof, verbruik };
        const savings = savingsFor(usage);
        const months = monthsOf(usage, savings).map(({ yielded }) => yielded);
        const yields = yieldsOf(hours, sun, roof, months);

        months.forEach((month, index) =>
          expect(sum(yields.filter((_, hour) => hours[hour]?.month === index))).toBeCloseTo(month, 6),
        );
        expect(sum(yields)).toBeCloseTo(savings.jaarlijkseOpbrengst, 6);
        expect(Math.min(...yields)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });

  test('an eastern roof works in the morning, a western one in the afternoon', () => {
    const months = monthsOf(subject.usage, subject.savings).map(({ yielded }) => yielded);
    const morning = (dakrichting: 'oost' | 'west') => {
      const yields = yieldsOf(hours, sun, { dakrichting, dakhoek: 30 }, months);
      return sum(yields.filter((_, index) => (hours[index]?.hour ?? 0) < 13));
    };

    expect(morning('oost')).toBeGreaterThan(1.4 * morning('west'));
  });

  test.each(usagePatterns)('the usage of the pattern %s adds up to what was typed', (pattern) => {
    expect(sum(usageOf(hours, 3500, pattern))).toBeCloseTo(3500, 6);
  });
});

describe('the usage by the hour', () => {
  const year = Object.fromEntries(usagePatterns.map((pattern) => [pattern, usageOf(hours, 1200, pattern)]));
  const january = (pattern: string) => year[pattern]!.filter((_, index) => hours[index]?.day === 10);
  const monthly = (pattern: string, month: number) =>
    sum(year[pattern]!.filter((_, index) => hours[index]?.month === month));
  const household = january('household');
  /** A car or heat pump uses this, beside the 60 % of the household. */
  const rest = (pattern: string) => january(pattern).map((kwh, hour) => kwh - 0.6 * household[hour]!);

  test('is least at night and most in the evening', () => {
    expect(household.indexOf(Math.max(...household))).toBe(18);
    expect(Math.min(...household)).toBe(household[3]);
  });

  test('is less in summer, when the light is off', () => {
    expect(monthly('household', 0)).toBeCloseTo(113, 9);
    expect(monthly('household', 6)).toBeCloseTo(82, 9);
  });

  test('of who is at home doubles from nine to five', () => {
    const ratios = january('home').map((kwh, hour) => kwh / household[hour]!);
    const doubled = ratios.flatMap((ratio, hour) => (Math.abs(ratio / ratios[0]! - 2) < 1e-9 ? [hour] : []));
    expect(doubled).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(ratios.filter((ratio) => Math.abs(ratio - ratios[0]!) < 1e-9)).toHaveLength(16);
  });

  test('of a car is at night, the same in every month', () => {
    expect(rest('car').flatMap((kwh, hour) => (kwh > 1e-9 ? [hour] : []))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(monthly('car', 6)).toBeCloseTo(0.6 * 82 + (0.4 * 1200) / 12, 9);
  });

  test('of a heat pump follows the cold, less at night', () => {
    const [night, ...others] = rest('heatPump');
    const byDay = others.flatMap((kwh, index) => (kwh > 1.5 * night! ? [index + 1] : []));
    expect(byDay).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(rest('heatPump')[6]! / night!).toBeCloseTo(1 / 0.6, 9);
    expect(monthly('heatPump', 0)).toBeGreaterThan(3 * monthly('heatPump', 6) - 0.6 * 82);
  });
});
