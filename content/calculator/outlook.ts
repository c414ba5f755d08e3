import {
  type AssumptionField,
  BATTERY_PRICE_MARGIN,
  type BatterySize,
  limits,
} from '../../machines/outlook/assumptions.rules';
import type { Range } from '../../machines/outlook/bill.rules';
import type { Day, Outlook } from '../../machines/outlook/outlook.rules';
import { atMostOneDecimal, euro, whole } from './numbers';
import { between, paybackText } from './outlook-figures';

/** The assumed life of a battery. */
const BATTERY_YEARS = 15;

export const assumptionTexts: Record<AssumptionField, { label: string; unit: string; help: string; problem: string }> =
  {
    bareTariff: {
      label: 'Kaal leveringstarief',
      unit: 'cent per kWh',
      help: 'Zonder belasting. Het staat in uw contract.',
      problem: `Vul een bedrag in van 0 tot ${limits.bareTariff} cent`,
    },
    feedInCost: {
      label: 'Kosten voor terugleveren',
      unit: 'cent per kWh',
      help: 'Rekent uw leverancier die niet, vul dan 0 in.',
      problem: `Vul een bedrag in van 0 tot ${limits.feedInCost} cent`,
    },
    batteryPrice: {
      label: 'Prijs van een batterij',
      unit: 'euro per kWh opslag',
      help: `Met plaatsing. Wij rekenen met ${euro(BATTERY_PRICE_MARGIN)} meer en minder.`,
      problem: `Vul een bedrag in van 0 tot ${whole(limits.batteryPrice)} euro`,
    },
  };

const perMonth = ([least, most]: Range): Range => [least / 12, most / 12];

export const outlookTexts = {
  title: 'En na 2027?',
  computing: 'Wij rekenen een jaar uur voor uur door.',
  failed: 'De berekening voor 2027 kon niet worden opgehaald.',
  retry: 'Probeer opnieuw',
  from2027: 'Vanaf 2027',
  noLine: 'zonder salderen wordt uw besparing lager',
  line: ({ summary: { panelSaving } }: Outlook) => `naar schatting ${between(perMonth(panelSaving))} per maand`,
  assumptionsTitle: 'Pas aan wat bij u anders is',
  assumptionsLead: 'Elke verandering telt meteen mee.',
  pattern: 'Wanneer gebruikt u stroom?',
  battery: 'Hoe groot is de batterij?',
  year: 'Wat u per jaar betaalt',
  day: { june: 'Een dag in juni', december: 'Een dag in december' },
  why: 'Waarom kan dit anders uitpakken?',
  sources: 'Waar de cijfers vandaan komen',
} as const;

/** The answer in one or two sentences. */
export function outlookLead({ summary: { panelSaving, battery, batteryPayback } }: Outlook): string {
  const panels =
    panelSaving[1] > 0
      ? `Met panelen betaalt u in 2027 naar schatting ${between(panelSaving)} minder.`
      : 'Met deze aannames leveren panelen u in 2027 geen voordeel op.';
  return battery === 0 ? panels : `${panels} ${batteryAnswer(battery, batteryPayback)}`;
}

function batteryAnswer(battery: BatterySize, [least, most]: Range): string {
  const name = `Een batterij van ${battery} kWh`;
  if (least > BATTERY_YEARS) return `${name} verdient zich in uw geval niet terug binnen ${BATTERY_YEARS} jaar.`;
  if (most > BATTERY_YEARS)
    return `${name} verdient zich op zijn vroegst in ${whole(Math.ceil(least))} jaar terug, en misschien niet binnen ${BATTERY_YEARS} jaar.`;
  return `${name} verdient zich naar schatting in ${between([Math.ceil(least), Math.ceil(most)], whole)} jaar terug.`;
}

export const ownUseText = ({ summary: { ownUse, ownUseWithBattery, battery, panelPayback } }: Outlook): string =>
  `Van uw zonnestroom gebruikt u zelf ongeveer ${percent(ownUse)}` +
  (battery === 0 ? '' : `, met batterij ongeveer ${percent(ownUseWithBattery)}`) +
  `. De panelen verdient u ${panelPayback[0] === Infinity ? 'zo niet terug' : `zonder subsidie terug in ${paybackText(panelPayback)}`}.`;

const percent = (share: number) => `${whole(share * 100)}%`;

/** Returns the label and the yearly bill of each bar, in euros. */
export const billsShown = ({ bills, summary: { battery } }: Outlook): { label: string; range: Range }[] => [
  { label: 'Zonder panelen', range: [bills.withoutPanels, bills.withoutPanels] },
  { label: '2026, met panelen', range: bills.netted },
  { label: '2027, met panelen', range: bills.panels },
  ...(battery === 0 ? [] : [{ label: `2027, met batterij van ${battery} kWh`, range: bills.battery }]),
];

/** Writes a yearly bill; a negative bill is a payment to the visitor. */
export function billText([least, most]: Range): string {
  if (Math.round(least) >= 0) return between([least, most]);
  if (Math.round(most) <= 0) return `u krijgt ${between([-most, -least])}`;
  return `van ${euro(-least)} terug tot ${euro(most)}`;
}

export const billsSummary = (outlook: Outlook): string =>
  billsShown(outlook)
    .map(({ label, range }) => `${label}: ${billText(range)} per jaar.`)
    .join(' ');

export const kwh = (value: number) => `${atMostOneDecimal(value)} kWh`;

export function daySummary(name: string, day: Day): string {
  const sum = (key: 'yielded' | 'used' | 'imported' | 'discharged') =>
    kwh(day.reduce((all, hour) => all + hour[key], 0));
  return `${name}: uw dak levert ${sum('yielded')}, u gebruikt ${sum('used')}. Daarvan komt ${sum('discharged')} uit de batterij en ${sum('imported')} van het net.`;
}

export const reasons: Record<'year' | 'day', readonly string[]> = {
  year: [
    'De vergoeding voor teruglevering is nog niet bekend. Wij rekenen van de helft van het kale leveringstarief tot het hele tarief.',
    'Tarieven en kosten verschillen per contract en per jaar. Vanaf 2030 vervalt de ondergrens van de vergoeding.',
    'De panelen rekenen wij zonder subsidie en zonder veroudering.',
  ],
  day: [
    'Het weer verschilt van dag tot dag. U ziet het gemiddelde van de maand.',
    'Wij kennen uw verbruik per uur niet. Wij rekenen met een vast patroon.',
    'Uw batterij laadt hier alleen met eigen zonnestroom. Handelen op uurprijzen rekenen wij niet mee.',
  ],
};
