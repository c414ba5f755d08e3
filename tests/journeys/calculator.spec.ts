import { expect } from '@playwright/test';
import { formTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { surplusWidth } from '../design/layout';
import { test, toasts } from '../support/console';
import { visit } from '../support/page';
import { violations } from '../support/violations';
import { button, calculate, calculator, findAddress, heading, steps } from './steps';

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
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), colorScheme).toEqual([]);
      }

      await button(page, 'Vraag offerte aan').click();
      await button(page, formTexts.calculatorQuote.submit).click();
      await expect(page.getByRole('alert').getByRole('heading')).toBeFocused();
      expect(await surplusWidth(page)).toBe(0);
    });
  }
});
