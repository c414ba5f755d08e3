import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR } from '../../machines/prices/prices.rules';
import { dayOf, hourOf } from '../../src/flows/prices/amsterdam';
import { fuzzed } from '../../tools/charts/paths/chance';
import { PriceError, fetchPrices, hoursIn } from '../../src/services/prices';

const source = 'https://prijzen.example/vandaag';
const today = dayOf(Date.parse('2026-11-21T12:00:00Z'));

type Entry = { time: string; price: number };

const dayInSteps = (step: number, { from, to } = today): Entry[] =>
  Array.from({ length: (to - from) / step }, (_, index) => ({
    time: new Date(from + index * step).toISOString(),
    price: Math.floor((index * step) / HOUR),
  }));
const hours = dayInSteps(HOUR);
const quarters = dayInSteps(HOUR / 4);
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('extension: a configured price source', () => {
  test('is asked as it is configured, and gives the hours of the day', async () => {
    const fetched = vi.fn(async () => Response.json(hours));
    vi.stubGlobal('fetch', fetched);

    expect(await fetchPrices(source, today, signal)).toEqual(hours);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(source, { signal });
  });

  test.each([
    ['a common day', '2026-11-21T12:00:00Z', 24],
    ['the short day in spring', '2026-03-29T12:00:00Z', 23],
    ['the long day in autumn', '2026-10-25T12:00:00Z', 25],
  ])('%s has its hours, from hours and from quarter-hours', (_, noon, length) => {
    const day = dayOf(Date.parse(noon));
    const expected = dayInSteps(HOUR, day);

    expect(expected).toHaveLength(length);
    expect(hoursIn(expected, day)).toEqual(expected);
    expect(hoursIn(dayInSteps(HOUR / 4, day), day)).toEqual(expected);
    expect(hourOf(expected[0]?.time ?? '')).toBe('00:00');
    expect(hourOf(expected.at(-1)?.time ?? '')).toBe('23:00');
  });

  test('quarter-hours are averaged, below zero as well', () => {
    const prices = [-10, 0, 5, -15];
    const first = quarters.map((entry, index) => ({ ...entry, price: prices[index] ?? 0 }));

    expect(hoursIn(first, today)[0]?.price).toBe(-5);
  });

  test('other days, another order and another zone make no difference', () => {
    const other = [...dayInSteps(HOUR, { from: today.to, to: today.to + 24 * HOUR }), ...hours.toReversed()];
    const elsewhere = { time: '2026-11-21T00:00:00+01:00', price: 0 };

    expect(hoursIn(other, today)).toEqual(hours);
    expect(hoursIn([elsewhere, ...hours.slice(1)], today)).toEqual(hours);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['an object', { prices: hours }],
    ['nothing', []],
    ['an hour too few', hours.slice(1)],
    ['an hour twice', [...hours, hours[0]]],
    ['an hour twice in the place of another', [...hours.slice(0, -1), hours[0]]],
    ['a quarter-hour too few', quarters.slice(1)],
    ['half hours', dayInSteps(HOUR / 2)],
    ['hours that begin at a quarter past', dayInSteps(HOUR, { from: today.from + HOUR / 4, to: today.to + HOUR / 4 })],
    ['a price without a time', [...hours.slice(1), { price: 1 }]],
    ['a time without a zone', [...hours.slice(1), { time: '2026-11-21T00:00:00', price: 1 }]],
    ['a time that is none', [...hours.slice(1), { time: '2026-13-41T00:00:00Z', price: 1 }]],
    ['a time without a price', [...hours.slice(1), { time: hours[0]?.time }]],
    ['a price as a text', [...hours.slice(1), { ...hours[0], price: '82.5' }]],
    ['a price of null', [...hours.slice(1), { ...hours[0], price: null }]],
    ['another day', dayInSteps(HOUR, { from: today.to, to: today.to + 24 * HOUR })],
    ['entries that are none', hours.map(() => null)],
  ])('%s is refused', (_, answer) => {
    expect(() => hoursIn(answer, today)).toThrow(PriceError);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['status 500', () => new Response(null, { status: 500 })],
    ['a connection that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a time-out', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
    ['malformed JSON', () => new Response('[{"time":')],
    ['missing keys', () => Response.json([{}, {}])],
    ['a huge answer', () => Response.json(Array.from({ length: 20_000 }, () => hours[0]))],
    ['HTML', () => new Response('<!doctype html><title>Onderhoud</title>')],
  ])('%s is the one error', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer());

    await expect(fetchPrices(source, today, signal)).rejects.toBeInstanceOf(PriceError);
  });

  test('who waits no longer takes the question back', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());

    await expect(fetchPrices(source, today, AbortSignal.abort())).rejects.toBeInstanceOf(PriceError);
  });

  const anyDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => dayOf(date.getTime()));
  const noisy = fc
    .array(
      fc.oneof(
        fc.constantFrom(...hours, ...quarters),
        fc.record(
          { time: fc.oneof(fc.string(), fc.constant(hours[0]?.time)), price: fc.double() },
          { requiredKeys: [] },
        ),
        fc.anything(),
      ),
    )
    .map((more) => [...hours, ...more]);

  test('whatever comes is the prices of the day or the one error, never a price that is no number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), noisy, fc.shuffledSubarray(quarters)), (answer) => {
        try {
          const found = hoursIn(answer, today);
          expect(found).toHaveLength(24);
          expect(found.every(({ price }) => Number.isFinite(price))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(PriceError);
        }
      }),
      fuzzed,
    );
  });

  test('every day has as many prices as hours, none lower or higher than its quarter-hours', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.array(fc.double({ min: -500, max: 4000, noNaN: true }), { minLength: 100, maxLength: 100 }),
        (day, drawn) => {
          const given = dayInSteps(HOUR / 4, day).map(({ time }, index) => ({ time, price: drawn[index] ?? 0 }));
          const found = hoursIn(given, day);

          expect(found).toHaveLength(given.length / 4);
          for (const [hour, { price }] of found.entries()) {
            const four = given.slice(4 * hour, 4 * hour + 4).map((quarter) => quarter.price);
            expect(price).toBeGreaterThanOrEqual(Math.min(...four) - 1e-9);
            expect(price).toBeLessThanOrEqual(Math.max(...four) + 1e-9);
          }
        },
      ),
      { ...fuzzed, numRuns: 300 },
    );
  });
});
