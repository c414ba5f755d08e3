import { CENTS_PER_KWH } from '../calculator/figures.rules';
import type { Savings, Usage } from '../calculator/calculator.rules';
import { monthsOf } from '../calculator/year.rules';
import { type Flow, flowsOf, sumOf } from './battery.rules';
import { type Range, type Tariff, billWithNetting, billWithoutNetting, paybackOf, rangeOf } from './bill.rules';
import { type Hour, type SunPosition, usageOf, yieldsOf } from './hours.rules';
import { type AssumptionField, type Assumptions, BATTERY_PRICE_MARGIN, numberIn } from './assumptions.rules';
import type { OutlookSummary } from './summary.rules';

/** The calculation that the outlook is about. */
export interface OutlookSubject {
  usage: Usage;
  savings: Savings;
  /** Degrees north; the middle of the country where it is unknown. */
  latitude?: number;
}

/** kWh in each hour of the clock, as the mean of a month. */
export type Day = readonly Pick<Flow, 'yielded' | 'used' | 'imported' | 'discharged'>[];

export interface Outlook {
  summary: OutlookSummary;
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

/** Until 2030 the law requires at least this share of the bare tariff for power that is fed in. */
const LEAST_FEED_IN_SHARE = 0.5;

/** Computes the outlook of valid assumptions. `sun` has the position in the middle of each hour. */
export function outlookOf(
  { usage, savings }: OutlookSubject,
  { pattern, battery, typed }: Assumptions,
  hours: readonly Hour[],
  sun: readonly SunPosition[],
): Outlook {
  const number = (field: AssumptionField) => numberIn(field, typed[field]) ?? 0;
  const months = monthsOf(usage, savings).map(({ yielded }) => yielded);
  const yields = yieldsOf(hours, sun, usage, months);
  const usages = usageOf(hours, usage.verbruik, pattern);
  const flows = flowsOf(yields, usages, battery);
  const [plain, stored] = [sumOf(flowsOf(yields, usages, 0)), sumOf(flows)];
  const supply = CENTS_PER_KWH / 100;
  const cases = [LEAST_FEED_IN_SHARE, 1].map((share): Tariff => ({
    supply,
    feedIn: (number('bareTariff') * share) / 100,
    feedInCost: number('feedInCost') / 100,
  }));
  // The same sum as the bills below, so that no yield is no saving.
  const withoutPanels = plain.used * supply;
  const panelBills = cases.map((tariff) => billWithoutNetting(plain, tariff));
  const batteryBills = cases.map((tariff) => billWithoutNetting(stored, tariff));
  const panelSavings = panelBills.map((bill) => withoutPanels - bill);
  const batterySavings = panelBills.map((bill, index) => bill - (batteryBills[index] ?? 0));
  const prices = [-BATTERY_PRICE_MARGIN, BATTERY_PRICE_MARGIN].map(
    (margin) => battery * Math.max(0, number('batteryPrice') + margin),
  );
  return {
    summary: {
      pattern,
      battery,
      ownUse: shareOf(plain),
      ownUseWithBattery: shareOf(stored),
      panelSaving: rangeOf(panelSavings),
      batterySaving: rangeOf(batterySavings),
      panelPayback: rangeOf(panelSavings.map((saving) => paybackOf(savings.totaleInvestering, saving))),
      batteryPayback: rangeOf(prices.flatMap((euros) => batterySavings.map((saving) => paybackOf(euros, saving)))),
    },
    bills: {
      withoutPanels,
      netted: rangeOf(cases.map((tariff) => billWithNetting(plain, tariff))),
      panels: rangeOf(panelBills),
      battery: rangeOf(batteryBills),
    },
    june: meanDay(hours, flows, 5),
    december: meanDay(hours, flows, 11),
  };
}

const shareOf = ({ yielded, used, imported }: Flow): number => (yielded > 0 ? (used - imported) / yielded : 0);

function meanDay(hours: readonly Hour[], flows: readonly Flow[], month: number): Day {
  return Array.from({ length: 24 }, (_, clock) => {
    const those = flows.filter((__, index) => hours[index]?.month === month && hours[index]?.hour === clock);
    const { yielded, used, imported, discharged } = sumOf(those);
    const mean = (kwh: number) => kwh / those.length;
    return { yielded: mean(yielded), used: mean(used), imported: mean(imported), discharged: mean(discharged) };
  });
}
