import type { Locator, Page } from '@playwright/test';
import { faultLabels } from '../../content/forms/fault';
import { type RequestName, fieldLabels, formTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { details, planning } from '../fault/fault.model';
import { dialogOn, fieldOn } from '../fault/fault.page';
import { field } from '../support/console';
import { visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';
import { handover, roofWork, workAddress } from './forms.model';

export interface Form {
  title: string;
  open: (page: Page) => Promise<unknown>;
  fillIn: (page: Page, visitor: { name: string; email: string; phone: string }) => Promise<unknown>;
  held: (page: Page) => Promise<string>;
  submit: { name: string };
  request: RequestName;
  sent: string;
}

export const fillFields = async (page: Page, values: Partial<Record<keyof typeof fieldLabels, string>>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name as keyof typeof fieldLabels).fill(value);
};

export const posted = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .evaluate((form: HTMLFormElement) => JSON.stringify([...new FormData(form)]));

export const forms: Form[] = [
  {
    title: 'Contact form',
    open: (page) => visit(page, '/contact'),
    fillIn: fillFields,
    held: posted,
    submit: { name: formTexts.contact.submit },
    request: formTexts.contact.request,
    sent: messages['contact.sent'],
  },
  {
    title: '/offerte form',
    open: (page) => visit(page, '/offerte'),
    fillIn: async (page, visitor) => {
      await page.getByRole('checkbox', { name: 'Dakisolatie' }).check();
      await fillFields(page, { ...visitor, ...workAddress });
    },
    held: posted,
    submit: { name: formTexts.quote.submit },
    request: formTexts.quote.request,
    sent: messages['quote.sent'],
  },
  {
    title: 'Calculator quote form',
    open: async (page) => {
      await visit(page, '/offerte-aanvragen');
      await page.evaluate((calculator) => history.replaceState({ ...history.state, calculator }, ''), handover);
      await page.reload();
    },
    fillIn: fillFields,
    held: posted,
    submit: { name: formTexts.calculatorQuote.submit },
    request: formTexts.calculatorQuote.request,
    sent: messages['quote.sent'],
  },
  {
    title: 'Landing request (D6)',
    open: async (page) => {
      await visit(page, '/dakrenovatie');
      await hydrated(page.getByRole('button', { name: formTexts.landing.submit }));
    },
    fillIn: async (page, visitor) => {
      await fillFields(page, { ...visitor, description: roofWork.description });
      await page.getByRole('main').getByLabel('Adres', { exact: true }).fill(roofWork.address);
    },
    held: posted,
    submit: { name: formTexts.landing.submit },
    request: formTexts.landing.request,
    sent: messages['quote.sent'],
  },
  {
    title: 'Fault report (D6)',
    open: (page) => page.goto('/contact?storing=melden'),
    fillIn: async (page, visitor) => {
      const press = (name: string | RegExp) => dialogOn(page).getByRole('button', { name }).click();
      await press(/^Kortsluiting/);
      for (const [name, value] of Object.entries({ ...visitor, address: details.address })) {
        await fieldOn(page, name as keyof typeof faultLabels).fill(value);
      }
      await press('Volgende');
      await fieldOn(page, 'preferredDate').fill(planning.preferredDate);
      await fieldOn(page, 'preferredTime').selectOption(planning.preferredTime);
      await press('Volgende');
    },
    held: async (page) => (await dialogOn(page).getByRole('definition').allInnerTexts()).join(),
    submit: { name: 'Storing melden' },
    request: 'melding',
    sent: messages['fault.sent'],
  },
];

export const press = (_: Page, button: Locator) => button.click();
