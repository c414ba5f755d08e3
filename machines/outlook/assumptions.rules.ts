import { CENTS_PER_KWH } from '../calculator/figures.rules';
import { isRecord } from '../forms/draft.rules';

export const usagePatterns = ['household', 'home', 'car', 'heatPump'] as const;
export type UsagePattern = (typeof usagePatterns)[number];

export const batterySizes = [0, 5, 10, 15] as const;
/** In kWh; 0 is no battery. */
export type BatterySize = (typeof batterySizes)[number];

/** Fields that the visitor types in: cents per kWh, cents per kWh, euros per kWh of battery size. */
export const assumptionFields = ['bareTariff', 'feedInCost', 'batteryPrice'] as const;
export type AssumptionField = (typeof assumptionFields)[number];

export interface Assumptions {
  pattern: UsagePattern;
  battery: BatterySize;
  typed: Record<AssumptionField, string>;
}

/** Reads what was kept or shared. Returns `undefined` where the value has another shape; a figure may be invalid, as its field says. */
export function assumptionsIn(kept: unknown): Assumptions | undefined {
  if (!isRecord(kept) || !isRecord(kept.typed)) return;
  const { bareTariff, feedInCost, batteryPrice } = kept.typed;
  const pattern = usagePatterns.find((name) => name === kept.pattern);
  const battery = batterySizes.find((size) => size === kept.battery);
  if (pattern === undefined || battery === undefined) return;
  if (!isCleaned(bareTariff) || !isCleaned(feedInCost) || !isCleaned(batteryPrice)) return;
  return { pattern, battery, typed: { bareTariff, feedInCost, batteryPrice } };
}

/** Euros per kWh of battery size, above and below the typed price. */
export const BATTERY_PRICE_MARGIN = 100;

/** The largest number that each field accepts. */
export const limits: Record<AssumptionField, number> = {
  bareTariff: CENTS_PER_KWH,
  feedInCost: CENTS_PER_KWH,
  batteryPrice: 2000,
};

/** Returns `undefined` for text that is no number up to the limit. */
export function numberIn(field: AssumptionField, typed: string): number | undefined {
  if (!/^\d{1,4}(,\d{1,2})?$/.test(typed)) return;
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

const isCleaned = (typed: unknown): typed is string => typeof typed === 'string' && typed === cleaned(typed);

export const invalidIn = (typed: Assumptions['typed']): readonly AssumptionField[] =>
  assumptionFields.filter((field) => numberIn(field, typed[field]) === undefined);
