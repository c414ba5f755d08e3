import { expect } from '@playwright/test';
import { company } from '../../content/company';
import { fieldLabels, formTexts } from '../../content/forms/forms';
import { field, test } from '../support/console';
import { origin, ownMailbox } from '../support/mailbox';
import { visit } from '../support/page';
import { keyboardOf, problemLink } from './keyboard';
import { button, expectContactSent, goByFooter, message } from './steps';

test.describe('§2 Contact', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a visitor writes from the home page, the e-mail has every value and the form is empty again', async ({
      page,
    }) => {
      const { visitor, mails } = ownMailbox(page);
      await visit(page, '/');
      await goByFooter(page, 'Contact');
      for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);
      await field(page, 'message').fill(message);
      await button(page, formTexts.contact.submit).click();

      await expectContactSent(page);
      expect(await mails()).toEqual([contactMail(visitor, message)]);
    });
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('by keyboard alone: refused, mended by the links of the summary, and sent', async ({ page }) => {
      const { visitor, mails } = ownMailbox(page);
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
