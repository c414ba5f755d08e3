import { isRecord } from '../forms/draft.rules';
import { type BatterySize, type UsagePattern, batterySizes, usagePatterns } from './assumptions.rules';
import type { Range } from './bill.rules';

/** The part of an outlook that a request for a quote carries. */
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

/** Reads a summary from the history of the browser. Returns `undefined` where the value has another shape. */
export function outlookSummaryIn(kept: unknown): OutlookSummary | undefined {
  if (!isRecord(kept)) return;
  const pattern = usagePatterns.find((name) => name === kept.pattern);
  const battery = batterySizes.find((size) => size === kept.battery);
  const { ownUse, ownUseWithBattery, panelSaving, batterySaving, panelPayback, batteryPayback } = kept;
  if (pattern === undefined || battery === undefined || !isNumber(ownUse) || !isNumber(ownUseWithBattery)) return;
  if (!isRange(panelSaving) || !isRange(batterySaving) || !isRange(panelPayback) || !isRange(batteryPayback)) return;
  return { pattern, battery, ownUse, ownUseWithBattery, panelSaving, batterySaving, panelPayback, batteryPayback };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);
const isRange = (value: unknown): value is Range => Array.isArray(value) && value.length === 2 && value.every(isNumber);
