import type { BatterySize, UsagePattern } from '../../machines/outlook/assumptions.rules';
import type { Range } from '../../machines/outlook/bill.rules';
import type { OutlookSummary } from '../../machines/outlook/summary.rules';
import { euro, oneDecimal } from './numbers';

export const patternNames: Record<UsagePattern, string> = {
  household: 'Overdag weg',
  home: 'Overdag thuis',
  car: 'Elektrische auto, ’s nachts geladen',
  heatPump: 'Warmtepomp',
};

export const batteryName = (size: BatterySize) => (size === 0 ? 'Geen batterij' : `${size} kWh`);

export const between = ([least, most]: Range, shown: (value: number) => string = euro): string =>
  shown(least) === shown(most) ? shown(least) : `${shown(least)} tot ${shown(most)}`;

export const paybackText = ([least, most]: Range): string => {
  if (least === Infinity) return 'niet';
  return most === Infinity ? `${oneDecimal(least)} jaar of langer` : `${between([least, most], oneDecimal)} jaar`;
};

/** Lines for the quote and its e-mail. */
export const outlookFigures = (outlook: OutlookSummary): { label: string; value: string }[] => [
  { label: 'Verbruikspatroon', value: patternNames[outlook.pattern] },
  { label: 'Besparing in 2027', value: `${between(outlook.panelSaving)} per jaar` },
  { label: 'Terugverdientijd van de panelen', value: paybackText(outlook.panelPayback) },
  { label: 'Batterij', value: batteryName(outlook.battery) },
  ...(outlook.battery === 0
    ? []
    : [
        { label: 'Besparing van de batterij', value: `${between(outlook.batterySaving)} per jaar` },
        { label: 'Terugverdientijd van de batterij', value: paybackText(outlook.batteryPayback) },
      ]),
];
