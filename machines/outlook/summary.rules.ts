import { type BatterySize, type UsagePattern, batterySizes, usagePatterns } from './assumptions.rules';
import type { Range } from './bill.rules';

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
