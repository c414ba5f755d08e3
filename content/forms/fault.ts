import type { ContactPreference, FaultField, IssueType } from '../../machines/fault/fault.rules';
import type { Problem } from '../../machines/forms/forms.rules';
import { problemSentence } from './forms';

export const issueTypeTexts: Record<IssueType, { label: string; hint: string }> = {
  'power-outage': { label: 'Stroomuitval', hint: 'Geen stroom in huis of groep' },
  'short-circuit': { label: 'Kortsluiting', hint: 'De groep of aardlek slaat af' },
  safety: { label: 'Veiligheid', hint: 'Vonken, brandlucht, losse draad' },
  other: { label: 'Overig', hint: 'Iets anders aan uw installatie' },
};

export const contactPreferenceTexts: Record<ContactPreference, string> = {
  phone: 'Telefonisch',
  email: 'Per e-mail',
};

export const preferredTimes = ['Ochtend (08:00–12:00)', 'Middag (12:00–17:00)', 'Avond (17:00–22:00)'] as const;

/** The emergency number, and that of all Dutch grid operators together. */
export const dangerNumbers = {
  emergency: { shown: '112', href: 'tel:112' },
  gridFailure: { shown: '0800-9009', href: 'tel:08009009' },
} as const;

export const faultLabels: Record<FaultField, string> = {
  description: 'Omschrijving',
  name: 'Naam',
  phone: 'Telefoonnummer',
  email: 'E-mailadres',
  address: 'Adres',
  companyName: 'Bedrijfsnaam',
  kvk: 'KvK nummer',
  contractNumber: 'Contractnummer',
  preferredDate: 'Datum',
  preferredTime: 'Tijdstip',
};

const missing: Record<FaultField, string> = {
  description: 'Vul een omschrijving in',
  name: 'Vul uw naam in',
  phone: 'Vul uw telefoonnummer in',
  email: 'Vul uw e-mailadres in',
  address: 'Vul uw adres in',
  companyName: 'Vul de naam van uw bedrijf in',
  kvk: 'Vul uw KvK nummer in',
  contractNumber: 'Vul uw contractnummer in',
  preferredDate: 'Kies een datum',
  preferredTime: 'Kies een tijdstip',
};

export const faultProblemMessage = (field: FaultField, problem: Problem): string =>
  problemSentence(missing[field], problem);

/** `2026-11-23` as `maandag 23 november 2026`. */
export function dateShown(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : longDate.format(time);
}

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' });
