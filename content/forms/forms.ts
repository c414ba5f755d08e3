import type { CallbackField } from '../../machines/forms/callback.machine';
import type { ContactField, Problem } from '../../machines/forms/forms.rules';
import type { LandingField } from '../../machines/forms/landing-request.machine';
import type { QuoteField } from '../../machines/forms/quote.machine';

export type Field = QuoteField | ContactField | LandingField | CallbackField;

export const fieldLabels: Record<Field, string> = {
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  postalCode: 'Postcode',
  address: 'Straat en huisnummer',
  city: 'Woonplaats',
  preferredDate: 'Voorkeursdatum',
  message: 'Bericht',
  description: 'Omschrijving',
  carModel: 'Merk en type auto',
  companyName: 'Bedrijfsnaam',
  kvk: 'KvK nummer',
  preferredTime: 'Wanneer kunnen wij bellen?',
};

export const landingLabels: Record<Field, string> = { ...fieldLabels, address: 'Adres' };

export const problemSentence = (missing: string, problem: Problem): string =>
  ({
    missing,
    emailInvalid: 'Vul een volledig e-mailadres in, zoals naam@voorbeeld.nl',
    datePassed: 'Kies vandaag of een latere dag',
  })[problem];

export const problemMessage = (field: Field, problem: Problem, labels = fieldLabels): string =>
  problemSentence(
    field === 'description' ? 'Omschrijf wat u wilt laten doen' : `Vul uw ${labels[field].toLowerCase()} in`,
    problem,
  );

export type RequestName = 'aanvraag' | 'bericht' | 'melding' | 'verzoek';

export const deliveryTexts = {
  retrying: 'We proberen het opnieuw…',
  offline: (request: RequestName) => `U bent offline. Zodra er verbinding is, versturen we uw ${request}.`,
  cancel: 'Annuleren',
};

export const undeliveredTexts = {
  text: (request: RequestName) =>
    `Uw ${request} is misschien niet bij ons aangekomen. Probeer het opnieuw, bel ons of mail ons. Wat u hebt ingevuld, staat al in de mail.`,
  mail: 'Mail ons',
  subject: (request: RequestName, reference: string) => `Mijn ${request} via de website (${reference})`,
};

/** In the e-mail to the visitor. */
export const confirmationTexts = {
  message: 'Uw bericht',
  expected: 'We nemen binnen 24 uur contact met u op.',
};

/** The fields under the names that the e-mail template knows. */
export const parameterNames: Record<Field, string> = {
  name: 'from_name',
  email: 'from_email',
  phone: 'phone',
  address: 'address',
  postalCode: 'postal_code',
  city: 'city',
  preferredDate: 'preferred_date',
  message: 'message',
  description: 'message',
  carModel: 'car_model',
  companyName: 'company_name',
  kvk: 'kvk',
  preferredTime: 'preferred_time',
};

/** In the hours of the office. */
export const callbackTimes = ['09:00–12:00', '12:00–15:00', '15:00–18:00'] as const;

export const callbackMessage = (time: string): string => `Alleen terugbellen, ${time || 'de hele dag'}.`;

export const referenceText = (reference: string): string => `Uw referentie: ${reference}`;

export const formTexts = {
  quote: {
    request: 'aanvraag',
    submit: 'Verstuur aanvraag',
    busy: 'Bezig met verzenden...',
    next: 'We nemen binnen 24 uur contact met u op voor een vrijblijvende offerte.',
  },
  calculatorQuote: {
    request: 'aanvraag',
    submit: 'Verstuur aanvraag',
    busy: 'Bezig met verzenden...',
    next: 'We nemen binnen 24 uur contact met u op.',
    noData: 'Geen calculator gegevens gevonden. Ga terug naar de calculator om een berekening te maken.',
  },
  landing: {
    request: 'aanvraag',
    submit: 'Verstuur aanvraag',
    busy: 'Bezig met verzenden...',
    next: 'Gratis en vrijblijvend.',
  },
  callback: {
    request: 'verzoek',
    choose: 'Alleen terugbellen',
    note: 'Twee velden zijn genoeg.',
    submit: 'Bel mij terug',
    busy: 'Versturen...',
    next: 'Wij bellen u binnen 24 uur.',
  },
  contact: {
    request: 'bericht',
    submit: 'Verstuur bericht',
    busy: 'Versturen...',
    next: 'Wij reageren binnen 24 uur.',
  },
} as const;
