import { type Address, type AddressQuery, postcodeShort } from '../address/address.rules';
import {
  CENTS_PER_KWH,
  CO2_GRAMS_PER_KWH,
  EUROS_PER_PANEL,
  ORIENTATION_FACTOR_PERCENT,
  PANEL_OUTPUT_WP,
  SUBSIDY_PERCENT,
  SYSTEM_EFFICIENCY_PERCENT,
} from './figures.rules';
import type { Dakhoek, Dakrichting } from './roof.rules';
import type { OutlookSummary } from '../outlook/summary.rules';

/** What is typed; all else is chosen. */
export type CalculatorField = keyof AddressQuery | 'verbruik';

export interface Usage {
  verbruik: number;
  dakrichting: Dakrichting;
  dakhoek: Dakhoek;
}

/** What was asked of the visitor. */
export interface Answers extends Omit<Usage, 'verbruik'> {
  address: Address;
  verbruik: string;
}

export interface Savings {
  aantalPanelen: number;
  jaarlijkseOpbrengst: number;
  co2Besparing: number;
  terugverdientijd: number;
  totaleInvestering: number;
  maandelijkseBesparing: number;
  subsidie: number;
}

/** What the visitor takes along to the quote page. */
export interface CalculatorHandover {
  address: Address;
  usage: Usage;
  savings: Savings;
  /** An extension: what the visitor saw of 2027, if it was computed by then (D46). */
  outlook?: OutlookSummary;
}

/** §5 Calculator step 2, "on calculation". */
export const usageValid = (verbruik: string): boolean => Number(verbruik) > 0;

const fieldValid: Record<CalculatorField, (value: string) => boolean> = {
  postcode: (value) => !postcodeShort(value),
  huisnummer: Boolean,
  verbruik: usageValid,
};

/** Those of the fields whose value cannot be sent (§5). */
export const invalidOf = (
  fields: readonly CalculatorField[],
  values: Record<CalculatorField, string>,
): readonly CalculatorField[] =>
  (Object.keys(fieldValid) as CalculatorField[]).filter(
    (field) => fields.includes(field) && !fieldValid[field](values[field]),
  );

/** `verbruik` is above zero. Money in euros, yield in kWh a year, CO2 in kg a year, payback in years. */
export function savingsFor({ verbruik, dakrichting, dakhoek }: Usage): Savings {
  const kwhPerPanel = (PANEL_OUTPUT_WP * SYSTEM_EFFICIENCY_PERCENT) / 100;
  const aantalPanelen = Math.ceil(verbruik / kwhPerPanel);
  const jaarlijkseOpbrengst = Math.round((aantalPanelen * kwhPerPanel * roofFactor({ dakrichting, dakhoek })) / 10_000);
  const totaleInvestering = aantalPanelen * EUROS_PER_PANEL;
  const subsidie = (totaleInvestering * SUBSIDY_PERCENT) / 100;
  const jaarlijkseBesparing = (jaarlijkseOpbrengst * CENTS_PER_KWH) / 100;

  return {
    aantalPanelen,
    jaarlijkseOpbrengst,
    co2Besparing: (jaarlijkseOpbrengst * CO2_GRAMS_PER_KWH) / 1000,
    terugverdientijd: oneDecimal((totaleInvestering - subsidie) / jaarlijkseBesparing),
    totaleInvestering,
    maandelijkseBesparing: jaarlijkseBesparing / 12,
    subsidie,
  };
}

/** What is typed, by field. */
export const valuesOf = ({
  address: { postcode, huisnummer },
  verbruik,
}: Pick<Answers, 'address' | 'verbruik'>): Record<CalculatorField, string> => ({ postcode, huisnummer, verbruik });

export function summaryOf({ address, verbruik, dakrichting, dakhoek }: Answers): CalculatorHandover {
  const usage: Usage = { verbruik: Number(verbruik), dakrichting, dakhoek };
  return { address, usage, savings: savingsFor(usage) };
}

/** Of orientation and angle together, in ten thousandths. */
export function roofFactor({ dakrichting, dakhoek }: Pick<Usage, 'dakrichting' | 'dakhoek'>): number {
  return ORIENTATION_FACTOR_PERCENT[dakrichting] * angleFactorPercent(dakhoek);
}

export function digits(typed: string, maxLength: number): string {
  return typed.replace(/\D/g, '').slice(0, maxLength);
}

function angleFactorPercent(dakhoek: Dakhoek): number {
  if (dakhoek < 15) return 90;
  if (dakhoek > 45) return 95;
  return 100;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
