import { expect } from '@playwright/test';
import { formTexts } from '../../content/forms/forms';
import { field, test } from '../support/console';
import { ownMailbox } from '../support/mailbox';
import { visit } from '../support/page';
import { problemLink } from './keyboard';
import { button, calculate, calculator, calculatorData, expectQuotePage, expectThanks, heading, steps } from './steps';

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
    const { visitor, mails } = ownMailbox(page);
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
    const { visitor, mails, requests } = ownMailbox(page);
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
