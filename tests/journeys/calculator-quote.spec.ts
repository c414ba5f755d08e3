import { outlookTexts } from '../../content/calculator/outlook';
import { type Page, expect } from '@playwright/test';
import { investmentShown } from '../../content/calculator/investment';
import { company } from '../../content/company';
import { fieldLabels, formTexts } from '../../content/forms/forms';
import { localEnvironment } from '../../tools/serve/local-services/environment';
import { field, test } from '../support/console';
import { origin, ownMailbox } from '../support/mailbox';
import { visit } from '../support/page';
import { keyboardOf, problemLink } from './keyboard';
import {
  button,
  calculate,
  calculator,
  calculatorData,
  expectOutlook,
  expectQuotePage,
  expectThanks,
  heading,
  investment,
  message,
  steps,
  summary,
} from './steps';

test.describe('§2 Solar calculator and calculator quote', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a visitor calculates on the home page, asks for a quote, and the e-mail has every value', async ({
      page,
    }) => {
      const { visitor, requests, mails } = ownMailbox(page);
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
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('by keyboard alone: calculator, quote and thank-you page', async ({ page }) => {
      const { visitor, mails } = ownMailbox(page);
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
      await expectOutlook(page);

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
});

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

async function expectOnPaper(page: Page) {
  const result = calculator(page);
  await result.getByText('Terugverdienen als tabel').click();
  await expect(result.getByRole('table')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(result.getByRole('table')).toHaveCount(6);
  await expect(page.getByRole('link', { name: company.phone.shown })).toBeVisible();
  for (const role of ['button', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveText([
    steps.result,
    'Zes maanden meer dan u gebruikt',
    'Ruim negentien jaar voordeel na terugverdienen',
    outlookTexts.title,
    'Zo hebben wij gerekend',
  ]);
  await page.emulateMedia({ media: null });
}
