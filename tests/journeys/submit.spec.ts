import { expect } from '@playwright/test';
import { formTexts } from '../../content/forms/forms';
import { FILL_TIME, backoff } from '../../machines/delivery/delivery.rules';
import { field, test, toasts } from '../support/console';
import { emailService, isConfirmation, ownMailbox } from '../support/mailbox';
import { visit } from '../support/page';
import { button, calculate, expectContactSent, expectThanks, hold } from './steps';

test.describe('§4 Calculator quote form and /offerte form, §4 Contact form', () => {
  for (const { path, submit, busy } of [
    { path: '/offerte', ...formTexts.quote },
    { path: '/contact', ...formTexts.contact },
    { path: '/offerte-aanvragen', ...formTexts.calculatorQuote },
  ]) {
    test(`a double click on the button of ${path}, and more while it is busy, send one e-mail`, async ({ page }) => {
      const { visitor, mails, requests } = ownMailbox(page);
      const answer = await hold(page, emailService);
      if (path === '/offerte-aanvragen') {
        await visit(page, '/zonnepanelen');
        await calculate(page);
        await button(page, 'Vraag offerte aan').click();
      } else await visit(page, path);
      if (path === '/offerte') {
        await page.getByRole('checkbox', { name: 'Dakisolatie' }).check();
        for (const name of ['postalCode', 'address', 'city'] as const) await field(page, name).fill('Amersfoort');
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
    const { visitor } = ownMailbox(page);
    await page.clock.install();
    await visit(page, '/contact');
    for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);
    await button(page, formTexts.contact.submit).click();
    await page.clock.runFor(FILL_TIME);
    await expectContactSent(page);
    const confirmed = page.waitForResponse((response) => isConfirmation(response.request()));
    await page.clock.runFor(backoff(1, 0));
    await confirmed;

    await page.clock.runFor(13_000);
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
});
