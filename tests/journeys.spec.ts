import { type Locator, type Page, expect } from '@playwright/test';
import { investmentShown } from '../content/calculation';
import { company } from '../content/company';
import { fieldLabels, formTexts, problemMessage, landingLabels } from '../content/forms';
import { messages } from '../content/messages';
import { FILL_TIME } from '../machines/delivery/delivery.rules';
import { localEnvironment } from '../tools/local-services/environment';
import { field, test, toasts } from './support/console';
import { visit } from './support/page';
import { emailService, origin, ownMailbox } from './support/mailbox';
import { violations } from './support/violations';
import { hydrated } from '../tools/hydrated';
import { surplusWidth } from './design/layout';

test.describe.configure({ mode: 'parallel' });

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** 12 panels of 340 kWh, a south-west roof at the steepest angle that costs nothing: all of §9 has a say in it. */
const calculatorData = `Adres
Straat en huisnummer: Stadhuisplein 1
Postcode en woonplaats: 3811 LM Amersfoort

Verbruik en dak
Verbruik: 4.000 kWh per jaar
Dakrichting: Zuidwest
Dakhoek: 45 graden

Resultaat
Aantal panelen: 12
Jaarlijkse opbrengst: 3.876 kWh
Besparing: €\u00a080,75 per maand
Terugverdientijd: 5,3 jaar
Subsidie: €\u00a0900
CO₂-besparing: 1.550 kg per jaar
Gelijk aan: 16 bomen
Totale investering: €\u00a06.000`;
/** What a visitor never sees of it. */
const investment = /6\.000/;

const message = 'Graag bellen na 17 uur.\nTot dan!';

const calculator = (page: Page) => page.getByRole('region', { name: 'Zonnepanelen calculator' });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Uw berekening' });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const steps = {
  address: 'Wat levert uw dak op?',
  usage: 'Hoeveel stroom gebruikt u?',
  roof: 'Hoe ligt uw dak?',
  result: 'Dit levert uw dak op',
};

for (const viewport of widths) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test.describe('§2 Solar calculator and calculator quote', () => {
      test('a visitor calculates on the home page, asks for a quote, and the e-mail has every value', async ({
        page,
      }) => {
        const { visitor, requests, mails } = await ownMailbox(page);
        await visit(page, '/');
        await calculate(page);

        await expect(calculator(page).getByText('€ 80,75')).toBeVisible();
        await expect(calculator(page).getByText('Na 5,3 jaar hebt u ze terugverdiend.')).toBeVisible();
        await expect(calculator(page).getByText('16 bomen')).toBeVisible();
        await expect(calculator(page).getByRole('definition')).toHaveText([
          '3.876 kWh',
          '12',
          '€ 900',
          '1.550 kg per jaar',
          investmentShown,
        ]);
        await expectDrawings(page);
        await expect(page.getByText(investment)).toHaveCount(0);
        await expectOnPaper(page);

        await button(page, 'Vraag offerte aan').click();
        await expectQuotePage(page);
        for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);
        await field(page, 'message').fill(message);
        await button(page, formTexts.calculatorQuote.submit).click();

        await expectThanks(page);
        await expect(page.getByText(investment)).toHaveCount(0);
        expect(await mails()).toEqual([
          {
            to_name: company.name,
            to_email: company.email.sales,
            from_name: visitor.name,
            from_email: visitor.email,
            phone: visitor.phone,
            message,
            calculator_data: calculatorData,
            calculator_json: expect.stringContaining('"verbruik":4000'),
            reply_to: visitor.email,
            ...origin('/offerte-aanvragen'),
          },
        ]);
        expect(requests).toEqual([
          {
            lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
            user_id: localEnvironment.VITE_EMAILJS_PUBLIC_KEY,
            service_id: localEnvironment.VITE_EMAILJS_SERVICE_ID,
            template_id: localEnvironment.VITE_EMAILJS_TEMPLATE_ID,
            template_params: (await mails())[0],
          },
        ]);
      });

      test('by keyboard alone: calculator, quote and thank-you page', async ({ page }) => {
        const { visitor, mails } = await ownMailbox(page);
        const keys = keyboardOf(page);
        await visit(page, '/');
        await keys.press('Tab', page.getByRole('link', { name: 'Naar de inhoud' }));
        await keys.press('Enter', page.getByRole('main'));

        await keys.tabsTo(calculator(page).getByRole('textbox', { name: 'Postcode' }));
        await keys.type('3811lm');
        await keys.press('Tab', calculator(page).getByRole('textbox', { name: 'Huisnummer' }));
        await keys.type('1');
        await keys.press('Tab', button(page, 'Bereken uw besparing'));
        await keys.press('Enter', heading(page, steps.usage));

        await keys.press('Tab', calculator(page).getByRole('textbox', { name: 'Verbruik per jaar' }));
        await keys.type('4000');
        await keys.press('Tab', button(page, 'Huishouden: 2.500'));
        await keys.press('Tab', button(page, 'Gezin: 3.500'));
        await keys.press('Tab', button(page, 'Naar uw dak'));
        await keys.press('Space', heading(page, steps.roof));

        await keys.press('Tab', page.getByRole('radio', { name: 'Zuid', exact: true }));
        await keys.press('ArrowRight', page.getByRole('radio', { name: 'Zuidwest', checked: true }));
        await keys.press('Tab', page.getByRole('radio', { name: '30°' }));
        await keys.press('ArrowDown', page.getByRole('radio', { name: '45°', checked: true }));
        await keys.press('Tab', calculator(page).getByRole('textbox', { name: 'Verbruik per jaar' }));
        await keys.press('Tab', button(page, 'Bekijk uw resultaat'));
        await keys.press('Enter', heading(page, steps.result));

        await keys.press('Tab', button(page, 'Opnieuw beginnen'));
        await keys.press('Tab', button(page, 'Vraag offerte aan'));
        await page.keyboard.press('Enter');
        await expectQuotePage(page);

        await keys.tabsTo(page.getByRole('textbox', { name: fieldLabels.name }));
        await keys.type(visitor.name);
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.email }));
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.phone }));
        await keys.type(visitor.phone);
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.message }));
        await keys.press('Tab', button(page, formTexts.calculatorQuote.submit));
        await keys.press('Enter', page.getByRole('alert').getByRole('heading'));
        await keys.press('Tab', problemLink(page, 'email'));
        await keys.press('Enter', page.getByRole('textbox', { name: fieldLabels.email }));
        await expect(summary(page)).toBeVisible();
        await expect(field(page, 'name')).toHaveValue(visitor.name);
        await keys.type(visitor.email);
        await page.keyboard.press('Enter');

        await expectThanks(page);
        expect(await mails()).toEqual([
          {
            to_name: company.name,
            to_email: company.email.sales,
            from_name: visitor.name,
            from_email: visitor.email,
            phone: visitor.phone,
            message: '',
            calculator_data: calculatorData,
            calculator_json: expect.stringContaining('"verbruik":4000'),
            reply_to: visitor.email,
            ...origin('/offerte-aanvragen'),
          },
        ]);
        await keys.tabsTo(page.getByRole('link', { name: 'Terug naar home' }));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/');
      });
    });

    test.describe('§2 Quote request', () => {
      test('a visitor fills in /offerte from the home page, and the e-mail has every value', async ({ page }) => {
        const { visitor, mails } = await ownMailbox(page);
        await visit(page, '/');
        await goByFooter(page, 'Offerte');
        await expect(heading(page, 'Vraag een Offerte Aan')).toBeVisible();

        for (const name of [
          'Dakisolatie',
          'Laadpaal onderhoud',
          'Kozijnen & Deuren service & Controle',
          'Dakonderhoud',
        ])
          await page.getByRole('checkbox', { name }).check();
        await page.getByRole('checkbox', { name: 'Dakonderhoud' }).uncheck();
        const values = {
          ...visitor,
          address: 'Stadhuisplein 1',
          postalCode: '3811 LM',
          city: 'Amersfoort',
          preferredDate: '2027-03-01',
          message,
        };
        for (const [name, value] of Object.entries(values)) await field(page, name as keyof typeof values).fill(value);
        await button(page, formTexts.quote.submit).click();

        await expectThanks(page);
        expect(await mails()).toEqual([
          {
            to_name: company.name,
            to_email: company.email.sales,
            from_name: visitor.name,
            from_email: visitor.email,
            phone: visitor.phone,
            address: 'Stadhuisplein 1',
            postal_code: '3811 LM',
            city: 'Amersfoort',
            preferred_date: '2027-03-01',
            selected_services: 'Dakisolatie, Laadpaal onderhoud, Kozijnen & Deuren service & Controle',
            message,
            reply_to: visitor.email,
            ...origin('/offerte'),
          },
        ]);
      });

      test('by keyboard alone: without a service, then mended; what is optional is empty in the e-mail', async ({
        page,
      }) => {
        const { visitor, mails } = await ownMailbox(page);
        const keys = keyboardOf(page);
        await visit(page, '/offerte');
        await keys.press('Tab', page.getByRole('link', { name: 'Naar de inhoud' }));
        await keys.press('Enter', page.getByRole('main'));

        await keys.tabsTo(page.getByRole('textbox', { name: fieldLabels.name }));
        await keys.type(visitor.name);
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.email }));
        await keys.type(visitor.email);
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.phone }));
        await keys.type(visitor.phone);
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.address }));
        await keys.type('Stadhuisplein 1');
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.postalCode }));
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.city }));
        await keys.type('Amersfoort');
        await keys.press('Tab', field(page, 'preferredDate'));
        await keys.tabsTo(page.getByRole('textbox', { name: fieldLabels.message }));
        await keys.press('Tab', button(page, formTexts.quote.submit));
        await keys.press('Enter', page.getByRole('alert').getByRole('heading'));
        await expect(toasts(page)).toHaveText([messages['quote.noService']]);

        await keys.press('Tab', page.getByRole('alert').getByRole('link', { name: /^Diensten/ }));
        await keys.press('Tab', problemLink(page, 'postalCode'));
        await keys.press('Enter', page.getByRole('textbox', { name: fieldLabels.postalCode }));
        await keys.type('3811 LM');
        await keys.tabsBackTo(page.getByRole('alert').getByRole('link', { name: /^Diensten/ }));
        await keys.press('Enter', page.getByRole('group', { name: 'Waar gaat het om?' }));
        await keys.press('Tab', page.getByRole('checkbox', { name: 'Zonnepanelen installatie' }));
        await keys.press('Space', page.getByRole('checkbox', { name: 'Zonnepanelen installatie', checked: true }));
        const mended = page.getByRole('alert').getByRole('link');
        await expect(mended).toHaveText([/^Diensten/, new RegExp(`^${fieldLabels.postalCode}`)]);
        for (const link of await mended.all()) await expect(link).toHaveCSS('text-decoration-line', 'line-through');
        await keys.tabsTo(button(page, formTexts.quote.submit));
        await page.keyboard.press('Space');

        await expectThanks(page);
        expect(await mails()).toEqual([
          {
            to_name: company.name,
            to_email: company.email.sales,
            from_name: visitor.name,
            from_email: visitor.email,
            phone: visitor.phone,
            address: 'Stadhuisplein 1',
            postal_code: '3811 LM',
            city: 'Amersfoort',
            preferred_date: '',
            selected_services: 'Zonnepanelen installatie',
            message: '',
            reply_to: visitor.email,
            ...origin('/offerte'),
          },
        ]);
      });
    });

    test.describe('§2 Contact', () => {
      test('a visitor writes from the home page, the e-mail has every value and the form is empty again', async ({
        page,
      }) => {
        const { visitor, mails } = await ownMailbox(page);
        await visit(page, '/');
        await goByFooter(page, 'Contact');
        for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);
        await field(page, 'message').fill(message);
        await button(page, formTexts.contact.submit).click();

        await expectContactSent(page);
        expect(await mails()).toEqual([contactMail(visitor, message)]);
      });

      test('by keyboard alone: refused, mended by the links of the summary, and sent', async ({ page }) => {
        const { visitor, mails } = await ownMailbox(page);
        const keys = keyboardOf(page);
        await visit(page, '/contact');
        await keys.press('Tab', page.getByRole('link', { name: 'Naar de inhoud' }));
        await keys.press('Enter', page.getByRole('main'));

        await keys.tabsTo(button(page, formTexts.contact.submit));
        await keys.press('Enter', page.getByRole('alert').getByRole('heading'));
        await keys.press('Tab', problemLink(page, 'name'));
        await keys.press('Tab', problemLink(page, 'email'));
        await keys.press('Tab', problemLink(page, 'phone'));
        await keys.press('Enter', page.getByRole('textbox', { name: fieldLabels.phone }));
        await keys.type(visitor.phone);
        await keys.tabsBackTo(problemLink(page, 'name'));
        await keys.press('Enter', page.getByRole('textbox', { name: fieldLabels.name }));
        await keys.type(visitor.name);
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.email }));
        await keys.type(visitor.email);
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.phone }));
        await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.message }));
        await keys.press('Tab', button(page, formTexts.contact.submit));
        await page.keyboard.press('Enter');

        await expectContactSent(page);
        expect(await mails()).toEqual([contactMail(visitor, '')]);
      });
    });
  });
}

test.describe('§2 Calculator quote page', () => {
  test('opened directly it says that there is nothing to quote, has no form, and leads to the calculator', async ({
    page,
  }) => {
    await visit(page, '/offerte-aanvragen');

    await expect(page.getByText(formTexts.calculatorQuote.noData)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(button(page, formTexts.calculatorQuote.submit)).toHaveCount(0);

    await page.getByRole('main').getByRole('link', { name: 'Naar de calculator' }).click();
    await expect(page).toHaveURL('/zonnepanelen');
  });

  test('after a reload the calculation is still there and can be sent', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await button(page, 'Vraag offerte aan').click();
    await expectQuotePage(page);
    await page.reload();

    await expectQuotePage(page);
    await expect(page.getByText(formTexts.calculatorQuote.noData)).toHaveCount(0);
    for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);
    await button(page, formTexts.calculatorQuote.submit).click();
    await expectThanks(page);
    expect(await mails()).toEqual([expect.objectContaining({ calculator_data: calculatorData })]);
  });

  test('a link within the page keeps the calculation and what was typed', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await button(page, 'Vraag offerte aan').click();
    await field(page, 'name').fill('Marieke');
    await button(page, formTexts.calculatorQuote.submit).click();
    await problemLink(page, 'phone').click();

    await expect(field(page, 'phone')).toBeFocused();
    await expectQuotePage(page);
    await expect(field(page, 'name')).toHaveValue('Marieke');

    await page.getByRole('link', { name: 'Naar de inhoud' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expectQuotePage(page);
    await expect(field(page, 'name')).toHaveValue('Marieke');
  });

  test('back from the thank-you page the calculation is there and the form is empty; nothing is sent twice', async ({
    page,
  }) => {
    const { visitor, mails, requests } = await ownMailbox(page);
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await button(page, 'Vraag offerte aan').click();
    for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);
    await button(page, formTexts.calculatorQuote.submit).click();
    await expectThanks(page);
    await page.goBack();

    await expectQuotePage(page);
    await expect(field(page, 'name')).toHaveValue('');
    await page.goForward();
    await expect(heading(page, 'Bedankt voor uw aanvraag!')).toBeVisible();
    expect(await mails()).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  test('back from the quote page the calculator shows the result again', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await button(page, 'Vraag offerte aan').click();
    await expectQuotePage(page);
    await page.goBack();

    await expect(heading(page, steps.result)).toBeVisible();
    await button(page, 'Opnieuw beginnen').click();
    await calculate(page);
  });
});

test.describe('extension: bar at the foot of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('below the result it takes the calculation along', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Direct contact' });
    await visit(page, '/zonnepanelen/utrecht');
    await calculate(page);
    await expect(bar).toBeHidden();
    await calculator(page).getByText('Maandcijfers als tabel').scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: 'Offerte' }).click();

    await expectQuotePage(page);
  });
});

test.describe('§4 Calculator', () => {
  test('extension: a reload in the middle loses nothing', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await findAddress(page);
    await page.reload();

    await expect(heading(page, steps.usage)).toBeVisible();
    await expect(calculator(page).getByText('Stadhuisplein 1, 3811 LM Amersfoort')).toBeVisible();
  });

  test('starting again asks for an empty address and brings the focus there', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await button(page, 'Opnieuw beginnen').click();

    await expect(heading(page, steps.address)).toBeFocused();
    await expect(calculator(page).getByLabel('Postcode')).toHaveValue('');
    await expect(calculator(page).getByLabel('Huisnummer')).toHaveValue('');
  });

  test('a usage of nothing is refused at the calculation and can be mended there', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await findAddress(page);
    await calculator(page).getByLabel('Verbruik per jaar').fill('geen idee');
    await button(page, 'Naar uw dak').click();
    await button(page, 'Bekijk uw resultaat').click();

    await expect(toasts(page).filter({ hasText: messages['usage.invalid'] })).toHaveCount(1);
    await expect(heading(page, steps.roof)).toBeVisible();
    await calculator(page).getByLabel('Verbruik per jaar').fill('1234567');
    await expect(calculator(page).getByLabel('Verbruik per jaar')).toHaveValue('12345');
    await button(page, 'Bekijk uw resultaat').click();
    await expect(heading(page, steps.result)).toBeVisible();
  });
});

test.describe('§4 Calculator quote form and /offerte form, §4 Contact form', () => {
  for (const { path, submit, busy } of [
    { path: '/offerte', ...formTexts.quote },
    { path: '/contact', ...formTexts.contact },
    { path: '/offerte-aanvragen', ...formTexts.calculatorQuote },
  ]) {
    test(`a double click on the button of ${path}, and more while it is busy, send one e-mail`, async ({ page }) => {
      const { visitor, mails, requests } = await ownMailbox(page);
      const answer = await hold(page, emailService);
      if (path === '/offerte-aanvragen') {
        await visit(page, '/zonnepanelen');
        await calculate(page);
        await button(page, 'Vraag offerte aan').click();
      } else await visit(page, path);
      if (path === '/offerte') {
        await page.getByRole('checkbox', { name: 'Dakisolatie' }).check();
        for (const name of ['address', 'postalCode', 'city'] as const) await field(page, name).fill('Amersfoort');
      }
      for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);

      await button(page, submit).dblclick();
      await button(page, busy).click();
      await field(page, 'name').press('Enter');
      answer();

      if (path === '/contact') await expectContactSent(page);
      else await expectThanks(page);
      expect(requests).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
    });
  }

  test('a reference that stands nowhere else stays long enough to be written down', async ({ page }) => {
    const { visitor } = await ownMailbox(page);
    await page.clock.install();
    await visit(page, '/contact');
    for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);
    await button(page, formTexts.contact.submit).click();
    await page.clock.runFor(FILL_TIME);
    await expectContactSent(page);

    await page.clock.runFor(15_000);
    await expectContactSent(page);
    await page.clock.runFor(6_000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('what an earlier version of the site left in the history is as if it were not there', async ({ page }) => {
    const comeBack = async (path: string, kept: object) => {
      await visit(page, path);
      await page.evaluate((state) => history.replaceState({ ...history.state, ...state }, ''), kept);
      await page.reload();
      await page.waitForFunction(() => document.documentElement.dataset.script === 'running');
    };

    await comeBack('/offerte-aanvragen', { calculator: {} });
    await expect(page.getByText(formTexts.calculatorQuote.noData)).toBeVisible();
    await comeBack('/bedankt-offerte', { request: { reference: {} } });
    await expect(page.getByRole('main')).toContainText('Bedankt voor uw aanvraag!');
    await expect(page.getByRole('main')).not.toContainText('[object Object]');
  });

  test.describe('before the code of a page has arrived', () => {
    test('what is typed on a landing page counts when its form is hydrated', async ({ page }) => {
      const arrive = await openWithoutCode(page, '/dakrenovatie');
      const typed = {
        name: 'Marieke',
        email: 'marieke@voorbeeld.nl',
        phone: '06 12',
        address: 'Hof 1',
        description: 'Lek',
      };
      for (const [name, value] of Object.entries(typed))
        await page.getByLabel(landingLabels[name as keyof typeof typed], { exact: true }).fill(value);
      await arrive();
      await hydrated(page.getByLabel(landingLabels.name, { exact: true }));
      await button(page, formTexts.landing.submit).click();

      await expect(button(page, formTexts.landing.busy)).toHaveAttribute('aria-busy', 'true');
    });

    test('who has scrolled stays there', async ({ page }) => {
      const arrive = await openWithoutCode(page, '/offerte');
      await field(page, 'message').scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await arrive();
      await hydrated(field(page, 'message'));
      await page.waitForLoadState('networkidle');

      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    });

    test('what is typed in the calculator counts, and so does a press on the button', async ({ page }) => {
      const arrive = await openWithoutCode(page, '/');
      await calculator(page).getByLabel('Postcode').fill('3811lm');
      await calculator(page).getByLabel('Huisnummer').fill('1');
      await button(page, 'Bereken uw besparing').click();
      await arrive();

      await expect(heading(page, steps.usage)).toBeFocused();
      await expect(calculator(page).getByText('Stadhuisplein 1, 3811 LM Amersfoort')).toBeVisible();
    });
  });
});

test.describe('the steps of the main journey', () => {
  for (const width of [320, 1440]) {
    test(`fit a window of ${width}, and the open folds of the result can be used by everyone`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/zonnepanelen');
      await calculator(page).getByLabel('Postcode').fill('3811LM');
      await calculator(page).getByLabel('Huisnummer').fill('1');
      await button(page, 'Bereken uw besparing').click();
      await expect(heading(page, steps.usage)).toBeFocused();
      expect(await surplusWidth(page)).toBe(0);

      await calculator(page).getByLabel('Verbruik per jaar').fill('');
      await button(page, 'Naar uw dak').click();
      await expect(heading(page, steps.roof)).toBeFocused();
      expect(await surplusWidth(page)).toBe(0);

      await calculator(page).getByLabel('Verbruik per jaar').fill('99999');
      await button(page, 'Bekijk uw resultaat').click();
      await expect(heading(page, steps.result)).toBeFocused();
      for (const fold of await calculator(page).getByRole('group').all())
        await fold.evaluate((details) => details.setAttribute('open', ''));
      expect(await surplusWidth(page)).toBe(0);
      expect(await violations(page)).toEqual([]);

      await button(page, 'Vraag offerte aan').click();
      await button(page, formTexts.calculatorQuote.submit).click();
      await expect(page.getByRole('alert').getByRole('heading')).toBeFocused();
      expect(await surplusWidth(page)).toBe(0);
    });
  }
});

/** Keeps requests waiting until what it returns is called. */
async function hold(page: Page, url: string) {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(url, (route) => wait.then(() => route.fallback()));
  return letThrough;
}

/** Shows a page as it was prerendered; what it returns lets the code come. */
async function openWithoutCode(page: Page, path: string) {
  const letThrough = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    await expect(page).toHaveURL(path);
    letThrough();
  };
}

/** From wherever the calculator is embedded to its result. */
async function calculate(page: Page) {
  await findAddress(page);
  await calculator(page).getByLabel('Verbruik per jaar').fill('4000');
  await button(page, 'Naar uw dak').click();
  await expect(heading(page, steps.roof)).toBeFocused();
  await page.getByRole('radio', { name: 'Zuidwest' }).check();
  await page.getByRole('radio', { name: '45°' }).check();
  await button(page, 'Bekijk uw resultaat').click();
  await expect(heading(page, steps.result)).toBeFocused();
}

/** What is drawn can be heard, and read in figures. */
async function expectDrawings(page: Page) {
  const result = calculator(page);
  await expect(result.getByRole('img', { name: /van 78 kWh in december tot 504 kWh in mei/ })).toBeVisible();
  await expect(result.getByRole('img', { name: /Na 5,3 jaar is de investering terugverdiend/ })).toBeVisible();

  await result.getByText('Maandcijfers als tabel').click();
  const months = result.getByRole('table', { name: 'Opbrengst en verbruik per maand' });
  await expect(months.getByRole('row', { name: 'juni 504 333' })).toBeVisible();
  await expect(months.getByRole('row', { name: 'heel jaar 3.876 4.000' })).toBeVisible();
  await result.getByText('Terugverdienen als tabel').click();
  const years = result.getByRole('table', { name: 'Terugverdiend na elk jaar' });
  await expect(years.getByRole('row', { name: '5 95%' })).toBeVisible();
  await expect(years.getByRole('row', { name: '6 114%' })).toBeVisible();
}

/** The result alone, with whose it is; every fold is open. */
async function expectOnPaper(page: Page) {
  const result = calculator(page);
  await result.getByText('Terugverdienen als tabel').click();
  await expect(result.getByRole('table')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(result.getByRole('table')).toHaveCount(3);
  await expect(page.getByRole('link', { name: company.phone.shown })).toBeVisible();
  for (const role of ['button', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveText([
    steps.result,
    'Zes maanden meer dan u gebruikt',
    'Ruim negentien jaar voordeel na terugverdienen',
    'Zo hebben wij gerekend',
  ]);
  await page.emulateMedia({ media: null });
}

async function findAddress(page: Page) {
  await calculator(page).getByLabel('Postcode').fill('3811LM');
  await calculator(page).getByLabel('Huisnummer').fill('1');
  await button(page, 'Bereken uw besparing').click();
  await expect(heading(page, steps.usage)).toBeFocused();
  await expect(calculator(page).getByText('Stadhuisplein 1, 3811 LM Amersfoort')).toBeVisible();
  await expect(toasts(page).filter({ hasText: messages['address.found'] })).not.toHaveCount(0);
}

async function expectQuotePage(page: Page) {
  await expect(page).toHaveURL('/offerte-aanvragen');
  await expect(heading(page, 'Vraag uw offerte aan')).toBeVisible();
  await expect(summary(page).getByRole('definition')).toHaveText([
    'Stadhuisplein 1',
    '3811 LM Amersfoort',
    '4.000 kWh per jaar',
    'Zuidwest',
    '45 graden',
    '12',
    '3.876 kWh',
    '€ 80,75 per maand',
    '5,3 jaar',
    '€ 900',
    '1.550 kg per jaar',
    '16 bomen',
    investmentShown,
  ]);
  await expect(page.getByText(investment)).toHaveCount(0);
}

async function expectThanks(page: Page) {
  await expect(page).toHaveURL('/bedankt-offerte');
  await expect(heading(page, 'Bedankt voor uw aanvraag!')).toBeVisible();
  await expect(toasts(page).filter({ hasText: messages['quote.sent'] })).toHaveCount(1);
}

async function expectContactSent(page: Page) {
  await expect(toasts(page)).toHaveText([new RegExp(`^${messages['contact.sent']}\\s*Uw referentie: HD-`)]);
  for (const name of ['name', 'email', 'phone', 'message'] as const) await expect(field(page, name)).toHaveValue('');
  await expect(page).toHaveURL(/\/contact(#.*)?$/);
}

const contactMail = (visitor: { name: string; email: string; phone: string }, text: string) => ({
  to_name: company.name,
  to_email: company.email.sales,
  from_name: visitor.name,
  from_email: visitor.email,
  phone: visitor.phone,
  message: text,
  reply_to: visitor.email,
  ...origin('/contact'),
});

async function goByFooter(page: Page, name: string) {
  const link = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: company.name })
    .getByRole('link', { name });
  await hydrated(link);
  await link.click();
}

const problemLink = (page: Page, name: keyof typeof fieldLabels) =>
  page.getByRole('alert').getByRole('link', {
    name: new RegExp(`^${fieldLabels[name]}: ${problemMessage(name, 'missing')}$`, 'i'),
  });

/** A visitor without a mouse, who sees at each press where the focus is. */
function keyboardOf(page: Page) {
  async function presses(key: string, target: Locator) {
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused();
  }

  return {
    press: async (key: string, target: Locator) => {
      await page.keyboard.press(key);
      await expect(target).toBeFocused();
    },
    type: (text: string) => page.keyboard.type(text),
    tabsTo: (target: Locator) => presses('Tab', target),
    tabsBackTo: (target: Locator) => presses('Shift+Tab', target),
  };
}
