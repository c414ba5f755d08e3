import type { ContactField, Problem } from '../machines/forms/forms.rules';
import type { QuoteField } from '../machines/forms/quote.machine';

type Field = QuoteField | ContactField;

export const fieldLabels: Record<Field, string> = {
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  address: 'Straat en huisnummer',
  postalCode: 'Postcode',
  city: 'Woonplaats',
  preferredDate: 'Voorkeursdatum',
  message: 'Bericht',
};

const missing: Record<Field, string> = {
  name: 'Vul uw naam in',
  email: 'Vul uw e-mailadres in',
  phone: 'Vul uw telefoonnummer in',
  address: 'Vul uw straat en huisnummer in',
  postalCode: 'Vul uw postcode in',
  city: 'Vul uw woonplaats in',
  preferredDate: 'Vul een datum in',
  message: 'Vul uw bericht in',
};

/** What to do about a refused field, given what to say where nothing was filled in. */
export const problemSentence = (missing: string, problem: Problem): string =>
  ({
    missing,
    emailInvalid: 'Vul een volledig e-mailadres in, zoals naam@voorbeeld.nl',
    datePassed: 'Kies vandaag of een latere dag',
  })[problem];

/** What to do about a refused field, as the sentence beside it. */
export const problemMessage = (field: Field, problem: Problem): string => problemSentence(missing[field], problem);

export const formTexts = {
  quote: {
    submit: 'Verstuur aanvraag',
    busy: 'Bezig met verzenden...',
    next: 'We nemen binnen 24 uur contact met u op voor een vrijblijvende offerte.',
  },
  calculatorQuote: {
    submit: 'Verstuur aanvraag',
    busy: 'Bezig met verzenden...',
    next: 'We nemen binnen 24 uur contact met u op.',
    noData: 'Geen calculator gegevens gevonden. Ga terug naar de calculator om een berekening te maken.',
  },
  contact: { submit: 'Verstuur bericht', busy: 'Versturen...', next: 'Wij reageren binnen 1 tot 2 werkdagen.' },
} as const;
