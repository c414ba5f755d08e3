import { expect } from '@playwright/test';
import { company } from '../../content/company';
import { fieldLabels, formTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { field, test, toasts } from '../support/console';
import { origin, ownMailbox } from '../support/mailbox';
import { visit } from '../support/page';
import { keyboardOf, problemLink } from './keyboard';
import { button, expectThanks, goByFooter, heading, message } from './steps';

test.describe('§2 Quote request', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a visitor fills in /offerte from the home page, and the e-mail has every value', async ({ page }) => {
      const { visitor, mails } = ownMailbox(page);
      await visit(page, '/');
      await goByFooter(page, 'Offerte');
      await expect(heading(page, 'Vraag een Offerte Aan')).toBeVisible();

      for (const group of ['Isolatie', 'Laadpalen', 'Kozijnen & Deuren', 'Dak'])
        await page.getByRole('main').locator('summary').getByText(group, { exact: true }).click();
      for (const name of ['Dakisolatie', 'Laadpaal onderhoud', 'Kozijnen & Deuren service & Controle', 'Dakonderhoud'])
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
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('by keyboard alone: without a service, then mended; what is optional is empty in the e-mail', async ({
      page,
    }) => {
      const { visitor, mails } = ownMailbox(page);
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
      await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.postalCode }));
      await keys.press('Tab', page.getByRole('textbox', { name: fieldLabels.address }));
      await keys.type('Stadhuisplein 1');
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
});
