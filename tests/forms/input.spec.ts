import { type Page, expect } from '@playwright/test';
import { company } from '../../content/company';
import { fieldLabels, formTexts, problemMessage } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import type { CalculatorHandover } from '../../machines/calculator/calculator.rules';
import { field, test, toasts } from '../support/console';
import { visit } from '../support/page';
import { origin, ownMailbox } from '../support/mailbox';

test.describe.configure({ mode: 'parallel' });

type Field = keyof typeof fieldLabels;
type Values = Partial<Record<Field, string>>;

interface Form {
  title: string;
  path: string;
  texts: { submit: string };
  required: Field[];
  optional: Field[];
  services: string[];
  /** Where a visitor is once the request was sent. */
  expectSent: (page: Page) => Promise<void>;
  params: (values: Values) => Record<string, unknown>;
}

const calculation: CalculatorHandover = {
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

const calculationText = `Adres
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

const expectThanks = async (page: Page) => {
  await expect(page).toHaveURL('/bedankt-offerte');
  await expect(toasts(page).filter({ hasText: messages['quote.sent'] })).toHaveCount(1);
};

const sender = ({ name, email, phone, message }: Values) => ({
  to_name: company.name,
  to_email: company.email.sales,
  from_name: name,
  from_email: email,
  phone,
  message,
  reply_to: email,
});

const forms: Form[] = [
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
    required: ['name', 'email', 'phone', 'address', 'postalCode', 'city'],
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

for (const form of forms) {
  test.describe(`§5 ${form.title}`, () => {
    for (const { name, value } of [
      { name: 'nothing', value: '' },
      { name: 'blanks', value: '   ' },
    ]) {
      test(`${name} in every field is refused field by field, and sent once mended`, async ({ page }) => {
        const { visitor, mails, requests } = await ownMailbox(page);
        await open(page, form);
        await choose(page, form);
        const values = Object.fromEntries(texts(form).map((field) => [field, value]));
        await fillIn(page, values);
        await send(page, form);

        await expectProblems(
          page,
          form.required.map((field) => [field, problemMessage(field, 'missing')]),
        );
        // A browser itself takes the blanks out of an e-mail field.
        expect(await filled(page, form)).toEqual({ ...none(form), ...values, email: '' });
        expect(await chosen(page)).toEqual(form.services);
        expect(requests).toEqual([]);

        const mended = { ...work, ...visitor };
        await fillIn(page, pick(form, mended));
        await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
        await send(page, form);
        await form.expectSent(page);
        expect(await mails()).toEqual([form.params(pick(form, mended))]);
      });
    }

    for (const { name, value } of [
      { name: 'emoji', value: '🏠☀️👩‍🔧' },
      { name: 'a script', value: '<script>alert(1)</script>' },
      { name: '10,000 characters', value: 'Dak! ☀️ '.repeat(1_250).trim().padEnd(10_000, '.') },
    ]) {
      test(`${name} in every field: the e-mail address is refused, the rest arrives to the letter`, async ({
        page,
      }) => {
        const { visitor, mails, requests } = await ownMailbox(page);
        await open(page, form);
        await choose(page, form);
        const values: Values = Object.fromEntries(texts(form).map((field) => [field, value]));
        await fillIn(page, values);
        await send(page, form);

        await expectProblems(page, [['email', problemMessage('email', 'emailInvalid')]]);
        expect(await filled(page, form)).toEqual({ ...none(form), ...values });
        expect(await chosen(page)).toEqual(form.services);
        expect(requests).toEqual([]);

        const mended = { ...none(form), ...values, email: visitor.email };
        await fillIn(page, { email: visitor.email });
        await send(page, form);
        await form.expectSent(page);
        expect(await mails()).toEqual([form.params(mended)]);
      });
    }
  });
}

test.describe('§5 /offerte form', () => {
  test('without a service nothing is sent, and the first problem leads to the services', async ({ page }) => {
    const [form] = forms.filter(({ path }) => path === '/offerte') as [Form];
    const { visitor, mails, requests } = await ownMailbox(page);
    await open(page, form);
    const values = { ...work, ...visitor };
    await fillIn(page, pick(form, values));
    await send(page, form);

    await expect(toasts(page)).toHaveText([messages['quote.noService']]);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([`Diensten: ${messages['quote.noService']}`], {
      ignoreCase: true,
    });
    const services = page.getByRole('group', { name: 'Waar gaat het om?' });
    await expect(services).toHaveAccessibleDescription(messages['quote.noService']);
    expect(await filled(page, form)).toEqual(pick(form, values));
    expect(requests).toEqual([]);

    await page.getByRole('alert').getByRole('link').click();
    await expect(services).toBeFocused();
    await choose(page, form);
    await expect(services).not.toHaveAccessibleDescription(messages['quote.noService']);
    await send(page, form);
    await form.expectSent(page);
    expect(await mails()).toEqual([form.params(pick(form, values))]);
  });
});

test.describe('extension: a press is not missed because a field that is left says what is wrong', () => {
  test.use({ hasTouch: true });

  const presses: Record<string, (page: Page, x: number, y: number) => Promise<void>> = {
    mouse: async (page, x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      // A hand takes some frames.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.mouse.up();
    },
    finger: (page, x, y) => page.touchscreen.tap(x, y),
  };
  for (const [name, press] of Object.entries(presses)) {
    test(name, async ({ page }) => {
      await visit(page, '/contact');
      await field(page, 'name').fill('Marieke de Groot');
      await field(page, 'phone').fill('06 12 34 56 78');
      await field(page, 'email').fill('marieke');
      const button = page.getByRole('button', { name: formTexts.contact.submit });
      await button.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await button.boundingBox())!;
      await press(page, x + width / 2, y + height / 2);

      await expect(page.getByRole('heading', { name: 'Nog één gegeven nodig' })).toBeFocused();
    });
  }
});

const work: Values = {
  address: 'Stadhuisplein 1',
  postalCode: '3811 LM',
  city: 'Amersfoort',
  preferredDate: '2027-03-01',
  message: 'Graag bellen na 17 uur.\nTot dan!',
};

const fieldsOf = ({ required, optional }: Form) => [...required, ...optional];
/** A date field takes no text. */
const texts = (form: Form) => fieldsOf(form).filter((name) => name !== 'preferredDate');
const none = (form: Form): Values => Object.fromEntries(fieldsOf(form).map((name) => [name, '']));
const pick = (form: Form, values: Values): Values =>
  Object.fromEntries(fieldsOf(form).map((name) => [name, values[name]]));

async function open(page: Page, form: Form) {
  await visit(page, form.path);
  if (form.path === '/offerte-aanvragen') {
    // What the calculator hands over stands in the history state; `journeys/calculator-quote.spec.ts` goes the whole way.
    await page.evaluate((calculator) => history.replaceState({ ...history.state, calculator }, ''), calculation);
    await page.reload();
  }
  await expect(submitButton(page, form)).toBeVisible();
}

async function choose(page: Page, { services }: Form) {
  for (const name of services) await page.getByRole('checkbox', { name }).check();
}

async function fillIn(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values)) await field(page, name as Field).fill(value);
}

const submitButton = (page: Page, { texts: { submit } }: Form) =>
  page.getByRole('main').getByRole('button', { name: submit });

const send = (page: Page, form: Form) => submitButton(page, form).click();

async function filled(page: Page, form: Form): Promise<Values> {
  const entries = fieldsOf(form).map(async (name) => [name, await field(page, name).inputValue()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function chosen(page: Page) {
  const boxes = await page.getByRole('checkbox', { checked: true }).all();
  return Promise.all(boxes.map((box) => box.inputValue()));
}

/** The summary names every problem and has the focus; each field says what is wrong with it. */
async function expectProblems(page: Page, problems: [Field, string][]) {
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary.getByRole('heading')).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(
    problems.map(([name, message]) => `${fieldLabels[name]}: ${message}`),
    { ignoreCase: true },
  );
  for (const [name, message] of problems) {
    // After the help of the field, where it has some.
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
}
