import { type Page, expect } from '@playwright/test';
import { fieldLabels, formTexts, problemMessage } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { field, test, toasts } from '../support/console';
import { visit } from '../support/page';
import { ownMailbox } from '../support/mailbox';
import { forms, type Form, texts, fieldsOf, type Field, type Values, calculation } from './input.forms';

test.describe.configure({ mode: 'parallel' });

for (const form of forms) {
  test.describe(`§5 ${form.title}`, () => {
    for (const { name, value } of [
      { name: 'nothing', value: '' },
      { name: 'blanks', value: '   ' },
    ]) {
      test(`${name} in every field is refused field by field, and sent once mended`, async ({ page }) => {
        const { visitor, mails, requests } = ownMailbox(page);
        await open(page, form);
        await choose(page, form);
        const values = Object.fromEntries(texts(form).map((field) => [field, value]));
        await fillIn(page, values);
        await send(page, form);

        await expectProblems(
          page,
          form.required.map((field) => [field, problemMessage(field, 'missing')]),
        );
        // The browser trims e-mail fields.
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
        const { visitor, mails, requests } = ownMailbox(page);
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
    const { visitor, mails, requests } = ownMailbox(page);
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

test.describe('extension: the calendar of /offerte', () => {
  test('begins today, in Amsterdam, and its years have four digits', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T23:30:00Z' });
    await visit(page, '/offerte');

    await expect(field(page, 'preferredDate')).toHaveAttribute('min', '2026-11-21');
    await expect(field(page, 'preferredDate')).toHaveAttribute('max', '9999-12-31');
  });
});

test.describe('extension: a press is not missed because a field that is left says what is wrong', () => {
  test.use({ hasTouch: true });

  const presses: Record<string, (page: Page, x: number, y: number) => Promise<void>> = {
    mouse: async (page, x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      // A real press takes some frames.
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

const none = (form: Form): Values => Object.fromEntries(fieldsOf(form).map((name) => [name, '']));

const pick = (form: Form, values: Values): Values =>
  Object.fromEntries(fieldsOf(form).map((name) => [name, values[name]]));

async function open(page: Page, form: Form) {
  await visit(page, form.path);
  if (form.path === '/offerte-aanvragen') {
    // The handover is history state; `journeys/calculator-quote.spec.ts` takes the whole way.
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

async function expectProblems(page: Page, problems: [Field, string][]) {
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary.getByRole('heading')).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(
    problems.map(([name, message]) => `${fieldLabels[name]}: ${message}`),
    { ignoreCase: true },
  );
  for (const [name, message] of problems) {
    // After the hint of the field.
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
}
