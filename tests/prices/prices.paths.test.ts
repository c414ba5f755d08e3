import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { HOUR, covers, pricesOf, summaryOf } from '../../machines/prices/prices.rules';
import { done, elapsed, failed } from '../support/world';
import { testPaths } from '../support/paths';
import { points, pricesModel as model, startOfDay } from './prices.model';

describe('§4 Price block', () => {
  testPaths(model, {
    loaded: ({ context }) => expect(covers(context.points, context.now)).toBe(true),
  });

  test('nothing is known before the prices are there', () => {
    expect(model.path().state).toMatchObject({ value: 'loading', context: { points: [], now: 0 } });
  });

  test('a failure can be tried again', () => {
    const failing = failed('loadPrices', new Error());

    expect(model.path(failing).state.value).toBe('failed');
    expect(model.path(elapsed('TIMEOUT', 'prices.loading')).state.value).toBe('failed');
    expect(model.path(failing, { type: 'retry' }).state.value).toBe('loading');
  });
});

describe('§9 24 hourly price points', () => {
  test('run from the start of the day, between 150 and 250', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) => {
        const day = pricesOf(startOfDay, () => number);

        expect(day.map(({ time }) => Date.parse(time))).toEqual(
          Array.from({ length: 24 }, (_, hour) => startOfDay + hour * HOUR),
        );
        for (const { price } of day) expect(price).toSatisfy((value: number) => value >= 150 && value <= 250);
      }),
    );
  });
});

test.each([
  [0, 150],
  [0.5, 200],
  [0.999, 250],
])('§9: a draw of %d is a price of %d', (draw, price) => {
  expect(pricesOf(startOfDay, () => draw)[0]?.price).toBe(price);
});

describe('§2 Energy price block: the three cards', () => {
  const summary = (hour: number) => summaryOf(points, startOfDay + hour * HOUR + 59 * 60_000);

  test('the current price is that of the hour that has begun', () => {
    expect(summary(9).current).toEqual({ time: '2026-11-21T08:00:00.000Z', price: 212 });
    expect(summaryOf(points, startOfDay).current).toBe(points[0]);
  });

  test('the change is against the hour before, in per cent', () => {
    expect(summary(9).change).toBeCloseTo((212 / 216 - 1) * 100);
    expect(summary(15).change).toBeCloseTo((212 / 208 - 1) * 100);
  });

  test('the first hour of the day has no hour before', () => {
    expect(summary(0).change).toBeUndefined();
  });

  test('a negative price before still tells up from down', () => {
    const [before, current] = [-10, 10].map((price, hour) => ({ time: points[hour]?.time ?? '', price }));

    expect(summaryOf([before!, current!], startOfDay + HOUR).change).toBe(200);
  });

  test('after an hour for nothing there is no percentage', () => {
    const [before, current] = [0, 10].map((price, hour) => ({ time: points[hour]?.time ?? '', price }));

    expect(summaryOf([before!, current!], startOfDay + HOUR).change).toBeUndefined();
  });

  test('the mean counts every hour', () => {
    expect(summary(9).average).toBe(200 + (4 * (12 * 13 + 11 * 12)) / 2 / 24);
  });

  test('the cheapest hour is the lowest, the earliest of equals', () => {
    expect(summary(9).cheapest).toBe(points[12]);
    expect(
      summaryOf(
        points.map((point) => ({ ...point, price: 200 })),
        startOfDay,
      ).cheapest.time,
    ).toBe(points[0]?.time);
  });
});

describe('which hours there are prices of', () => {
  const end = startOfDay + 24 * HOUR;

  test('until the end of the last one', () => {
    expect([end - 1, end].map((now) => covers(points, now))).toEqual([true, false]);
    expect(covers([], startOfDay)).toBe(false);
  });

  test('without any there is nothing to sum up', () => {
    expect(() => summaryOf([], startOfDay)).toThrow('No prices to sum up');
  });

  test('before the first hour it is the first one that counts', () => {
    expect(summaryOf(points, startOfDay - 1).current).toBe(points[0]);
  });
});

describe('extension: a page left open stays true', () => {
  const nextHour = elapsed('UNTIL_NEXT_HOUR', 'prices.loaded');
  const loadedAt = (now: number) => done('loadPrices', { points, now });

  const waiting = (delay: number): unknown =>
    expect.objectContaining({ type: 'xstate.raise', params: expect.objectContaining({ delay }) });

  test('the current price changes when the hour does, each hour', () => {
    const loaded = loadedAt(startOfDay + HOUR - 1000);
    const [, atFirst] = transition(model.machine, model.path().state, loaded);
    const [next, then] = transition(model.machine, model.path(loaded).state, nextHour);

    expect(atFirst).toContainEqual(waiting(1000));
    expect(next).toMatchObject({ value: 'loaded', context: { points, now: startOfDay + HOUR } });
    expect(then).toContainEqual(waiting(HOUR));
  });

  test('a new day asks for its own prices', () => {
    expect(model.path(loadedAt(startOfDay + 23 * HOUR), nextHour).state.value).toBe('loading');
  });
});
