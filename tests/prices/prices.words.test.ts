import { describe, expect, test } from 'vitest';
import { HOUR } from '../../machines/prices/prices.rules';
import { dateOf, hourOf, startOfDay } from '../../src/flows/prices/amsterdam';
import { lengthOf, shownChange, shownPrice, whenIs } from '../../src/flows/prices/prices.words';
import { points } from './prices.model';

const at = (time: string) => Date.parse(time);
/** Non-breaking spaces become plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('D31 hours are those of Europe/Amsterdam', () => {
  test.each([
    ['winter', '2026-11-21T12:34:56Z', '2026-11-20T23:00:00Z', 'zaterdag 21 november 2026'],
    ['summer', '2026-07-01T12:34:56Z', '2026-06-30T22:00:00Z', 'woensdag 1 juli 2026'],
    ['just before midnight', '2026-11-21T22:59:59Z', '2026-11-20T23:00:00Z', 'zaterdag 21 november 2026'],
    ['at midnight', '2026-11-21T23:00:00Z', '2026-11-21T23:00:00Z', 'zondag 22 november 2026'],
    ['the short day in spring', '2026-03-29T20:00:00Z', '2026-03-28T23:00:00Z', 'zondag 29 maart 2026'],
    ['the long day in autumn', '2026-10-25T20:00:00Z', '2026-10-24T22:00:00Z', 'zondag 25 oktober 2026'],
  ])('%s', (_, now, start, date) => {
    expect(startOfDay(at(now))).toBe(at(start));
    expect(hourOf(start)).toBe('00:00');
    expect(dateOf(at(now))).toBe(date);
  });
});

describe('§9 price shown with 2 decimals', () => {
  test.each([
    [150, '€ 0,15'],
    [204.9, '€ 0,20'],
    [250, '€ 0,25'],
    [0, '€ 0,00'],
    [-4, '€ 0,00'],
    [-61.5, '€ -0,06'],
  ])('%s is %s', (price, shown) => {
    expect(plain(shownPrice(price))).toBe(shown);
  });
});

describe('§2 percent change, red when up, green when down', () => {
  test.each([
    [5.55, { direction: 'up', text: '+5,6% hoger dan vorig uur' }],
    [-5.55, { direction: 'down', text: '−5,6% lager dan vorig uur' }],
    [0, { direction: 'level', text: 'Gelijk aan vorig uur' }],
    [-0.04, { direction: 'level', text: 'Gelijk aan vorig uur' }],
  ])('%s', (change, shown) => {
    expect(shownChange(change)).toEqual(shown);
  });
});

describe('the cheapest hour', () => {
  const now = points[12]!;

  test.each([
    [12, 'nu'],
    [13, 'over een uur'],
    [15, 'over 3 uur'],
    [11, 'eerder vandaag'],
  ])('%s:00, seen at noon, is "%s"', (hour, text) => {
    expect(whenIs({ ...now, time: new Date(at(now.time) + (hour - 12) * HOUR).toISOString() }, now)).toBe(text);
  });
});

describe('the bars', () => {
  test('run from the lowest price of the day to the highest', () => {
    expect([points[12]!, points[6]!, points[0]!].map((point) => lengthOf(point, points))).toEqual([20, 60, 100]);
  });

  test('are all full when every hour costs the same', () => {
    const level = points.map((point) => ({ ...point, price: 200 }));

    expect(lengthOf(level[0]!, level)).toBe(100);
  });
});
