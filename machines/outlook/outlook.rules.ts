import { CENTS_PER_KWH } from '../calculator/figures.rules';
import { type Savings, type Usage } from '../calculator/calculator.rules';
import { monthsOf } from '../calculator/year.rules';
import { type Flow, flowsOf, sumOf } from './battery.rules';
import {
  type Range,
  type Tariff,
  billWithNetting,
  billWithoutNetting,
  billWithoutPanels,
  paybackOf,
  rangeOf,
} from './bill.rules';
import { type Hour, type SunPosition, usageOf, yieldsOf } from './hours.rules';
import { type Assumptions, assumptionFields, numberIn } from './assumptions.rules';
import type { OutlookSummary } from './summary.rules';

/** The calculation that the outlook is about. */
export interface OutlookSubject {
  usage: Usage;
  savings: Savings;
}

/** The mean day of a month, by hour of the clock, in kWh. */
export type Day = readonly Flow[];

export interface Outlook extends OutlookSummary {
  /** Euros a year. */
  bills: {
    withoutPanels: number;
    /** Until 2027. */
    netted: Range;
    panels: Range;
    battery: Range;
  };
  june: Day;
  december: Day;
}

/** From this number on the least that the law asks for feed-in is a share of the bare tariff, until 2030. */
const LEAST_SHARE_OF_BARE_TARIFF = 0.5;
/** Euros per kWh of size that the price of a battery may differ. */
const BATTERY_PRICE_MARGIN = 100;

/** The outlook of valid assumptions. `sun` has a position for the middle of each hour. */
export function outlookOf(
  { usage, savings }: OutlookSubject,
  { pattern, battery, typed }: Assumptions,
  hours: readonly Hour[],
  sun: readonly SunPosition[],
): Outlook {
  const [bare, cost, price] = assumptionFields.map((field) => numberIn(field, typed[field]) ?? 0);
  const months = monthsOf(usage, savings).map(({ yielded }) => yielded);
  const yields = yieldsOf(hours, sun, usage, months);
  const usages = usageOf(hours, usage.verbruik, pattern);
  const [plain, stored] = ([0, battery] as const).map((size) => flowsOf(yields, usages, size));
  const [year, withBattery] = [sumOf(plain ?? []), sumOf(stored ?? [])];
  const cases = [LEAST_SHARE_OF_BARE_TARIFF, 1].map((share): Tariff => ({
    supply: CENTS_PER_KWH / 100,
    feedIn: ((bare ?? 0) * share) / 100,
    feedInCost: (cost ?? 0) / 100,
  }));
  const withoutPanels = billWithoutPanels(year, { supply: CENTS_PER_KWH / 100 });
  const panelSavings = cases.map((tariff) => withoutPanels - billWithoutNetting(year, tariff));
  const batterySavings = cases.map(
    (tariff) => billWithoutNetting(year, tariff) - billWithoutNetting(withBattery, tariff),
  );
  const prices = [-BATTERY_PRICE_MARGIN, BATTERY_PRICE_MARGIN].map(
    (margin) => battery * Math.max(0, (price ?? 0) + margin),
  );
  return {
    pattern,
    battery,
    ownUse: shareOf(year),
    ownUseWithBattery: shareOf(withBattery),
    bills: {
      withoutPanels,
      netted: rangeOf(cases.map((tariff) => billWithNetting(year, tariff))),
      panels: rangeOf(cases.map((tariff) => billWithoutNetting(year, tariff))),
      battery: rangeOf(cases.map((tariff) => billWithoutNetting(withBattery, tariff))),
    },
    panelSaving: rangeOf(panelSavings),
    batterySaving: rangeOf(batterySavings),
    panelPayback: rangeOf(panelSavings.map((saving) => paybackOf(savings.totaleInvestering, saving))),
    batteryPayback: rangeOf(prices.flatMap((euros) => batterySavings.map((saving) => paybackOf(euros, saving)))),
    june: meanDay(hours, stored ?? [], 5),
    december: meanDay(hours, stored ?? [], 11),
  };
}

const shareOf = ({ yielded, used, imported }: Flow): number => (yielded > 0 ? (used - imported) / yielded : 0);

function meanDay(hours: readonly Hour[], flows: readonly Flow[], month: number): Day {
  return Array.from({ length: 24 }, (_, clock) => {
    const those = flows.filter((__, index) => hours[index]?.month === month && hours[index]?.hour === clock);
    const sum = sumOf(those);
    const mean = (key: keyof Flow) => (those.length > 0 ? sum[key] / those.length : 0);
    return {
      yielded: mean('yielded'),
      used: mean('used'),
      imported: mean('imported'),
      exported: mean('exported'),
      discharged: mean('discharged'),
      lost: mean('lost'),
      stored: mean('stored'),
    };
  });
}
