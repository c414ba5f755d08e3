import { describe, expect, test } from 'vitest';
import { flowsOf, sumOf } from '../../machines/outlook/battery.rules';
import { billWithNetting } from '../../machines/outlook/bill.rules';

/** 90 % of what is charged comes back: the root of it on the way in, and again on the way out. */
const oneWay = Math.sqrt(0.9);
const close = (value: number) => expect.closeTo(value, 9);

describe('a battery by the hour', () => {
  test('stores the surplus, and serves the house first', () => {
    const [sunny, dark] = flowsOf([2, 0], [0, 1], 10);
    const stored = 1.99 * oneWay;

    expect(sunny).toEqual({
      yielded: 2,
      used: 0,
      imported: 0,
      exported: 0,
      discharged: 0,
      lost: close(0.01 + 1.99 * (1 - oneWay)),
      stored: close(stored),
    });
    expect(dark).toEqual({
      yielded: 0,
      used: 1,
      imported: 0,
      exported: 0,
      discharged: close(1.01),
      lost: close(0.01 + 1.01 / oneWay - 1.01),
      stored: close(stored - 1.01 / oneWay),
    });
  });

  test('takes and gives 0.5 kW per kWh at most', () => {
    const [sunny, dark] = flowsOf([4, 0], [0, 4], 5);

    expect(sunny).toMatchObject({ stored: close(2.5 * oneWay), exported: close(4 - 0.01 - 2.5) });
    // 70 % of the usage falls in a quarter of the hour.
    expect(dark).toMatchObject({ discharged: close(0.625 + 1.2075), imported: close(2.8025 - 0.625) });
  });

  test('is full at 90 % of its size', () => {
    const flows = flowsOf([10, 10, 10], [0, 0, 0], 5);

    expect(flows.at(-1)).toMatchObject({ stored: close(4.5) });
    expect(sumOf(flows)).toMatchObject({ exported: close(30 - 0.03 - 4.5 / oneWay), stored: close(4.5) });
  });

  test('that is not there loses nothing', () => {
    expect(flowsOf([2], [0.5], 0)).toEqual([
      {
        yielded: 2,
        used: 0.5,
        imported: 0,
        exported: close(1.5),
        discharged: 0,
        lost: 0,
        stored: 0,
      },
    ]);
  });

  test('adds up over hours', () => {
    const { discharged, lost } = sumOf(flowsOf([2, 0], [0, 1], 10));
    expect(discharged).toBeCloseTo(1.01, 9);
    expect(lost).toBeCloseTo(0.02 + 1.99 * (1 - oneWay) + 1.01 / oneWay - 1.01, 9);
    expect(sumOf([])).toMatchObject({ imported: 0, stored: 0 });
  });
});

test('with netting a rest that is bought has the supply price, one that is sold the feed-in price', () => {
  const tariff = { supply: 0.25, feedIn: 0.06, feedInCost: 0 };
  expect(billWithNetting({ imported: 300, exported: 200 }, tariff)).toBeCloseTo(25, 9);
  expect(billWithNetting({ imported: 200, exported: 300 }, tariff)).toBeCloseTo(-6, 9);
});
