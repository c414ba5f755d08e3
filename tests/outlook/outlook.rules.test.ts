import { describe, expect, test } from 'vitest';
import { savingsFor } from '../../machines/calculator/calculator.rules';
import { monthsOf } from '../../machines/calculator/year.rules';
import { paybackOf } from '../../machines/outlook/bill.rules';
import { assumptionsIn, numberIn } from '../../machines/outlook/assumptions.rules';
import { outlookOf } from '../../machines/outlook/outlook.rules';
import { outlookSummaryIn } from '../../machines/outlook/summary.rules';
import { assumptions, hours, outlook, subject, sun } from './outlook.model';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('calibration: ten panels to the south and 3,500 kWh, as Milieu Centraal has it', () => {
  const usage = { verbruik: 3500, dakrichting: 'zuid', dakhoek: 30 } as const;
  const ten = { usage, savings: { ...savingsFor(usage), jaarlijkseOpbrengst: 3400 } };
  const { ownUse, ownUseWithBattery } = outlookOf(ten, assumptions, hours, sun).summary;

  test('30 % of the yield is used at once', () => {
    expect(ownUse).toBeGreaterThan(0.25);
    expect(ownUse).toBeLessThan(0.35);
  });

  test('60 % with a battery of 10 kWh', () => {
    expect(ownUseWithBattery).toBeGreaterThan(0.52);
    expect(ownUseWithBattery).toBeLessThan(0.68);
  });
});

describe('the outlook', () => {
  test.each([
    { verbruik: 99_999, dakrichting: 'zuid', dakhoek: 30 },
    { verbruik: 1, dakrichting: 'noord', dakhoek: 0 },
    { verbruik: 3500, dakrichting: 'noord', dakhoek: 60 },
  ] as const)('is a range from less to more for %j', (usage) => {
    const {
      summary: { panelSaving, batterySaving },
      bills,
    } = outlookOf({ usage, savings: savingsFor(usage) }, assumptions, hours, sun);

    for (const [least, most] of [panelSaving, batterySaving, bills.panels, bills.battery, bills.netted]) {
      expect(least).toBeLessThanOrEqual(most);
      expect(Number.isFinite(least + most)).toBe(true);
    }
  });

  test('has the figures of the household that decision 11 works out', () => {
    const usage = { verbruik: 3500, dakrichting: 'zuid', dakhoek: 30 } as const;
    const { bills, summary } = outlookOf({ usage, savings: savingsFor(usage) }, assumptions, hours, sun);
    const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(1)));

    expect(bills.withoutPanels).toBeCloseTo(875, 6);
    expect(rounded(bills.netted)).toEqual([-28.8, -14.4]);
    expect(rounded(summary.panelSaving)).toEqual([438.2, 595.1]);
    expect(rounded(summary.batterySaving)).toEqual([136.1, 226]);
    expect(rounded(summary.panelPayback)).toEqual([9.2, 12.6]);
    expect(rounded(summary.batteryPayback)).toEqual([22.1, 51.4]);
  });

  test('without yield there is nothing to save, and nothing to divide by', () => {
    const none = { ...subject, savings: { ...subject.savings, jaarlijkseOpbrengst: 0 } };
    const { ownUse, panelSaving, panelPayback } = outlookOf(none, assumptions, hours, sun).summary;

    expect(ownUse).toBe(0);
    expect(panelSaving[1]).toBeCloseTo(0, 9);
    expect(panelPayback).toEqual([Infinity, Infinity]);
  });

  test('costs for feeding in lower what panels save', () => {
    const dear = { ...assumptions, typed: { ...assumptions.typed, feedInCost: '5' } };
    const exported = subject.savings.jaarlijkseOpbrengst * (1 - outlook.summary.ownUse);
    expect(outlookOf(subject, dear, hours, sun).summary.panelSaving[0]).toBeCloseTo(
      outlook.summary.panelSaving[0] - 0.05 * exported,
      6,
    );
  });

  test.each([
    ['june', 5, 30, 90],
    ['december', 11, 31, 119],
  ] as const)('a day in %s is the mean of the month', (name, month, days, share) => {
    const yielded = monthsOf(subject.usage, subject.savings)[month]!.yielded;
    const day = outlook[name];
    const total = (key: keyof (typeof day)[number]) => sum(day.map((hour) => hour[key]));

    expect(day).toHaveLength(24);
    expect(days * total('yielded')).toBeCloseTo(yielded, 6);
    expect(days * total('used')).toBeCloseTo((subject.usage.verbruik * share) / 1200, 6);
    expect(total('imported') + total('discharged')).toBeLessThan(total('used') + 24 * 0.01);
    expect(total('discharged')).toBeGreaterThan(0);
    expect(day[13]!.yielded).toBeGreaterThan(day[9]!.yielded);
    expect(day[0]!.yielded).toBe(0);
  });

  test('without a battery there is none to earn back', () => {
    const {
      summary: { batterySaving, batteryPayback },
      bills,
    } = outlookOf(subject, { ...assumptions, battery: 0 }, hours, sun);

    expect(batterySaving).toEqual([0, 0]);
    expect(batteryPayback).toEqual([Infinity, Infinity]);
    expect(bills.battery).toEqual(bills.panels);
  });

  test('never is a payback of nothing saved', () => {
    expect([0, -1].map((saving) => paybackOf(5000, saving))).toEqual([Infinity, Infinity]);
    expect(paybackOf(5000, 500)).toBe(10);
  });
});

test.each([
  ['bareTariff', '12,5', 12.5],
  ['bareTariff', '0', 0],
  ['bareTariff', '25', 25],
  ['bareTariff', '26', undefined],
  ['bareTariff', '', undefined],
  ['bareTariff', ',', undefined],
  ['bareTariff', 'x12', undefined],
  ['bareTariff', '12x', undefined],
  ['bareTariff', '12,34', 12.34],
  ['bareTariff', '12,345', undefined],
  ['batteryPrice', '2000', 2000],
  ['batteryPrice', '2001', undefined],
] as const)('%s: %j is %s', (field, typed, value) => {
  expect(numberIn(field, typed)).toBe(value);
});

describe('a summary that the history of the browser keeps', () => {
  test('is read back as it was', () => {
    expect(outlookSummaryIn(structuredClone(outlook.summary))).toEqual(outlook.summary);
  });

  test.each([
    undefined,
    null,
    'tekst',
    {},
    { ...outlook.summary, battery: 7 },
    { ...outlook.summary, pattern: 'nobody' },
    { ...outlook.summary, panelSaving: [1] },
    { ...outlook.summary, panelSaving: [1, '2'] },
    { ...outlook.summary, ownUse: '1' },
    { ...outlook.summary, ownUse: Number.NaN },
  ])('%j is none', (kept) => {
    expect(outlookSummaryIn(kept)).toBeUndefined();
  });
});

describe('assumptions that were kept', () => {
  test('are read as they were, an invalid figure as well', () => {
    const kept = { ...assumptions, typed: { ...assumptions.typed, bareTariff: '' } };
    expect(assumptionsIn(structuredClone(kept))).toEqual(kept);
  });

  test.each([
    undefined,
    null,
    'tekst',
    {},
    { ...assumptions, pattern: 'nobody' },
    { ...assumptions, battery: 7 },
    { ...assumptions, typed: undefined },
    { ...assumptions, typed: { ...assumptions.typed, bareTariff: 12 } },
    { ...assumptions, typed: { ...assumptions.typed, feedInCost: undefined } },
    { ...assumptions, typed: { ...assumptions.typed, batteryPrice: 'veel' } },
  ])('%j is none', (kept) => {
    expect(assumptionsIn(kept)).toBeUndefined();
  });
});
