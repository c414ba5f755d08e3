import { type Page, expect } from '@playwright/test';
import { batteryName, patternNames } from '../../content/calculator/outlook-figures';
import { assumptionTexts, outlookTexts } from '../../content/calculator/outlook';
import { addressFirst, shareLabel } from '../../content/calculator/result';
import { messages } from '../../content/messages';
import { button, calculate, findAddress, heading, steps, summary } from '../journeys/steps';
import { test, toasts } from '../support/console';
import { visit } from '../support/page';
import { answerShare, shared, stubShare } from '../support/share';

const lead = (page: Page) => page.getByRole('region', { name: outlookTexts.title }).getByRole('status');

async function copiedLink(page: Page): Promise<string> {
  await button(page, shareLabel).click();
  await answerShare(page);
  return String((await shared(page)).at(-1));
}

test.describe('extension: a link keeps a calculation (D47)', () => {
  test.beforeEach(({ page }) => stubShare(page, 'clipboard'));

  test('who opens it sees the same figures, and no address', async ({ page, context }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await page.getByRole('radio', { name: patternNames.car }).check();
    await page.getByRole('radio', { name: batteryName(5), exact: true }).check();
    await expect(lead(page)).toContainText('batterij van 5 kWh');
    const before = (await lead(page).textContent()) ?? '';
    await page.getByLabel(assumptionTexts.bareTariff.label).fill('9,5');
    await expect(lead(page)).not.toHaveText(before);
    const answer = await lead(page).textContent();

    const link = await copiedLink(page);
    await expect(toasts(page).last()).toHaveText(messages['calculation.copied']);
    expect(link).not.toMatch(/3811|lm|stadhuisplein/i);

    const other = await context.newPage();
    await other.bringToFront();
    await visit(other, link);
    await expect(heading(other, steps.result)).toBeFocused();
    await expect(other.getByText('€ 80,75')).toBeVisible();
    await expect(lead(other)).toHaveText(answer ?? '');
    await expect(other.getByText('Stadhuisplein')).toHaveCount(0);
    await expect(other).toHaveURL('/zonnepanelen');
  });

  test('a reload keeps it, with what was changed since', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await visit(page, await copiedLink(page));
    await page.reload();
    await page.getByRole('radio', { name: patternNames.home }).check();
    await page.reload();

    await expect(heading(page, steps.result)).toBeVisible();
    await expect(page.getByRole('radio', { name: patternNames.home })).toBeChecked();
  });

  test('opened on the page itself it replaces the result in view', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);
    const link = await copiedLink(page);
    await page.getByRole('radio', { name: patternNames.car }).check();

    await page.evaluate((url) => location.assign(url), link.replace('verbruik=4000', 'verbruik=2000'));
    await expect(page.getByText('2.000 kWh per jaar')).toBeVisible();
    await expect(page.getByRole('radio', { name: patternNames.household })).toBeChecked();
  });

  test('a quote asks for the address first, and takes the calculation along', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await visit(page, await copiedLink(page));
    await expect(page.getByText(addressFirst)).toBeVisible();
    await button(page, 'Vraag offerte aan').click();

    await expect(heading(page, steps.address)).toBeFocused();
    await findAddress(page);
    await button(page, 'Naar uw dak').click();
    await button(page, 'Bekijk uw resultaat').click();
    await button(page, 'Vraag offerte aan').click();
    await expect(summary(page)).toContainText('4.000 kWh per jaar');
    await expect(summary(page)).toContainText('Stadhuisplein 1');
  });

  for (const hash of ['verbruik=', 'verbruik=4000&dakrichting=omlaag', 'verbruik=%E0%A4%A'])
    test(`#${hash} is refused, and the calculator starts`, async ({ page }) => {
      await visit(page, `/zonnepanelen#${hash}`);

      await expect(toasts(page)).toHaveText(messages['calculation.unreadable']);
      await expect(heading(page, steps.address)).toBeVisible();
      await expect(page).toHaveURL('/zonnepanelen');
    });

  test('a fragment of another kind is left alone', async ({ page }) => {
    await visit(page, '/zonnepanelen#calculator');

    await expect(heading(page, steps.address)).toBeVisible();
    await expect(page).toHaveURL('/zonnepanelen#calculator');
  });
});
