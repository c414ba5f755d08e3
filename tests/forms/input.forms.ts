import { type Page, expect } from '@playwright/test';
import { company } from '../../content/company';
import { fieldLabels, formTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import type { CalculatorHandover } from '../../machines/calculator/calculator.rules';
import { toasts } from '../support/console';
import { origin } from '../support/mailbox';

export type Field = keyof typeof fieldLabels;

export type Values = Partial<Record<Field, string>>;

export interface Form {
  title: string;
  path: string;
  texts: { submit: string };
  required: Field[];
  optional: Field[];
  services: string[];
  expectSent: (page: Page) => Promise<void>;
  params: (values: Values) => Record<string, unknown>;
}

export const calculation: CalculatorHandover = {
  address: { postcode: '3811 LM', huisnummer: '1', straat: 'Stadhuisplein', woonplaats: 'Amersfoort' },
  usage: { verbruik: 680, dakrichting: 'zuid', dakhoek: 30 },
  savings: {
    aantalPanelen: 2,
    jaarlijkseOpbrengst: 680,
    co2Besparing: 272,
    terugverdientijd: 5,
    totaleInvestering: 1000,
    maandelijkseBesparing: 170 / 12,
    subsidie: 150,
  },
};

export const calculationText = `Adres
Straat en huisnummer: Stadhuisplein 1
Postcode en woonplaats: 3811 LM Amersfoort

Verbruik en dak
Verbruik: 680 kWh per jaar
Dakrichting: Zuid
Dakhoek: 30 graden

Resultaat
Aantal panelen: 2
Jaarlijkse opbrengst: 680 kWh
Besparing: €\u00a014,17 per maand
Terugverdientijd: 5,0 jaar
Subsidie: €\u00a0150
CO₂-besparing: 272 kg per jaar
Gelijk aan: 3 bomen
Totale investering: €\u00a01.000`;

export const expectThanks = async (page: Page) => {
  await expect(page).toHaveURL('/bedankt-offerte');
  await expect(toasts(page).filter({ hasText: messages['quote.sent'] })).toHaveCount(1);
};

export const sender = ({ name, email, phone, message }: Values) => ({
  to_name: company.name,
  to_email: company.email.sales,
  from_name: name,
  from_email: email,
  phone,
  message,
  reply_to: email,
});

export const forms: Form[] = [
  {
    title: 'Calculator quote form',
    path: '/offerte-aanvragen',
    texts: formTexts.calculatorQuote,
    required: ['name', 'email', 'phone'],
    optional: ['message'],
    services: [],
    expectSent: expectThanks,
    params: (values) => ({
      ...sender(values),
      ...origin('/offerte-aanvragen'),
      calculator_data: calculationText,
      calculator_json: JSON.stringify(calculation),
    }),
  },
  {
    title: '/offerte form',
    path: '/offerte',
    texts: formTexts.quote,
    required: ['name', 'email', 'phone', 'postalCode', 'address', 'city'],
    optional: ['preferredDate', 'message'],
    services: ['Laadpaal installatie', 'Dakisolatie'],
    expectSent: expectThanks,
    params: (values) => ({
      ...sender(values),
      ...origin('/offerte'),
      address: values.address,
      postal_code: values.postalCode,
      city: values.city,
      preferred_date: values.preferredDate,
      selected_services: 'Laadpaal installatie, Dakisolatie',
    }),
  },
  {
    title: 'Contact form',
    path: '/contact',
    texts: formTexts.contact,
    required: ['name', 'email', 'phone'],
    optional: ['message'],
    services: [],
    expectSent: async (page) => {
      await expect(toasts(page).filter({ hasText: messages['contact.sent'] })).toHaveCount(1);
    },
    params: (values) => ({ ...sender(values), ...origin('/contact') }),
  },
];

export const fieldsOf = ({ required, optional }: Form) => [...required, ...optional];

/** A date field takes no text. */
export const texts = (form: Form) => fieldsOf(form).filter((name) => name !== 'preferredDate');
