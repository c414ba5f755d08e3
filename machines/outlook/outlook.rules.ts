import { CENTS_PER_KWH, type Savings, type Usage } from '../calculator/calculator.rules';
import { monthsOf } from '../calculator/year.rules';
import { type BatterySize, type Flow, batterySizes, flowsOf, sumOf } from './battery.rules';
import {
  type Range,
  type Tariff,
  billWithNetting,
  billWithoutNetting,
  billWithoutPanels,
  paybackOf,
  rangeOf,
} from './bill.rules';
import { type Hour, type SunPosition, type UsagePattern, usageOf, usagePatterns, yieldsOf } from './hours.rules';

/** What a visitor types, as typed: cents per kWh, cents per kWh, euros per kWh of size. */
export const assumptionFields = ['bareTariff', 'feedInCost', 'batteryPrice'] as const;
export type AssumptionField = (typeof assumptionFields)[number];

export interface Assumptions {
  pattern: UsagePattern;
  battery: BatterySize;
  typed: Record<AssumptionField, string>;
}

/** The calculation that the outlook is about. */
export interface OutlookSubject {
  usage: Usage;
  savings: Savings;
}

/** The mean day of a month, by hour of the clock, in kWh. */
export type Day = readonly Flow[];

/** What goes along with a request for a quote. */
export interface OutlookSummary {
  pattern: UsagePattern;
  battery: BatterySize;
  /** Share of the yield that the house itself uses. */
  ownUse: number;
  /** The same with the battery. */
  ownUseWithBattery: number;
  /** Euros in 2027. */
  panelSaving: Range;
  batterySaving: Range;
  /** Years. `Infinity` is never. */
  panelPayback: Range;
  batteryPayback: Range;
}

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

const limits: Record<AssumptionField, number> = {
  bareTariff: CENTS_PER_KWH,
  feedInCost: CENTS_PER_KWH,
  batteryPrice: 2000,
};

/** `undefined` where it is no number, or one that cannot be. */
export function numberIn(field: AssumptionField, typed: string): number | undefined {
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(typed)) return;
  const value = Number(typed.replace(',', '.'));
  return value <= limits[field] ? value : undefined;
}

/** Keeps digits and one comma. */
export const cleaned = (typed: string): string =>
  typed
    .replaceAll('.', ',')
    .replace(/[^\d,]/g, '')
    .replace(/,(?=.*,)/g, '')
    .slice(0, 6);

export const invalidIn = (typed: Assumptions['typed']): readonly AssumptionField[] =>
  assumptionFields.filter((field) => numberIn(field, typed[field]) === undefined);

export const summarised = ({
  pattern,
  battery,
  ownUse,
  ownUseWithBattery,
  panelSaving,
  batterySaving,
  panelPayback,
  batteryPayback,
}: OutlookSummary): OutlookSummary => ({
  pattern,
  battery,
  ownUse,
  ownUseWithBattery,
  panelSaving,
  batterySaving,
  panelPayback,
  batteryPayback,
});

/** Reads a summary from the history of the browser. Returns `undefined` where the value has another shape. */
export function outlookSummaryIn(kept: unknown): OutlookSummary | undefined {
  if (typeof kept !== 'object' || kept === null) return;
  const given = kept as Partial<Record<keyof OutlookSummary, unknown>>;
  const pattern = usagePatterns.find((name) => name === given.pattern);
  const battery = batterySizes.find((size) => size === given.battery);
  const ranges = [given.panelSaving, given.batterySaving, given.panelPayback, given.batteryPayback];
  const shares = [given.ownUse, given.ownUseWithBattery];
  if (pattern === undefined || battery === undefined) return;
  if (!ranges.every(isRange) || !shares.every(isNumber)) return;
  return summarised(kept as OutlookSummary);
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);
const isRange = (value: unknown): value is Range => Array.isArray(value) && value.length === 2 && value.every(isNumber);

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
