import { type Page, expect } from '@playwright/test';
import { messages } from '../../content/messages';
import { test, toasts } from '../support/console';
import { visit } from '../support/page';

const toastOf = (page: Page) => page.locator('[data-sonner-toast]');

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const calculate = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Bereken uw besparing' });

async function refuse(page: Page) {
  await calculate(page).click();
  await expect(toasts(page)).toHaveText([messages['address.incomplete']]);
  await toastOf(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
}

test.describe('§2 Toasts', () => {
  for (const { width, height, left, right } of [
    { width: 390, height: 844, left: 16, right: 16 },
    { width: 1280, height: 900, left: 1280 - 24 - 356, right: 24 },
  ]) {
    test(`at ${width} px, below the bar, it covers nothing that is to be mended`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, '/zonnepanelen');
      await refuse(page);
      const [toast, bar] = [await boxOf(page, '[data-sonner-toast]'), await boxOf(page, 'body > header')];
      expect([Math.round(toast.x), Math.round(width - toast.right)]).toEqual([left, right]);
      expect(toast.y).toBeGreaterThanOrEqual(Math.max(bar.bottom, 0));
      expect(toast.y).toBeLessThan(height / 4);

      // The toast covers the pressed control.
      await page.getByRole('button', { name: 'Melding sluiten' }).click();
      await expect(toasts(page)).toHaveCount(0);
      await calculate(page).evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 20));
      await refuse(page);
      const [again, focused] = [await boxOf(page, '[data-sonner-toast]'), await boxOf(page, ':focus')];
      const apart = focused.y >= again.bottom || focused.right <= again.x;
      expect(apart, `toast ${JSON.stringify(again)}, focus ${JSON.stringify(focused)}`).toBe(true);
    });
  }
});

test('D38: they are fetched when a field gets the focus, and stand there when the first one is said', async ({
  page,
}) => {
  await visit(page, '/zonnepanelen');
  const fetched = page.waitForRequest(/toaster.*\.js$/);
  await page.getByRole('main').getByLabel('Postcode').focus();

  await fetched;
});
