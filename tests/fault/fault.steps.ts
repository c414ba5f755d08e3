import { type Page, expect } from '@playwright/test';
import { dialogOn } from './fault.page';

export const phone = { width: 390, height: 844 };

export const desktop = { width: 1440, height: 900 };

/** A press paints before its effect. */
export async function press(page: Page, name: string | RegExp) {
  await dialogOn(page).getByRole('button', { name }).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

export async function expectClosed(page: Page, url: string) {
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(page).toHaveURL(url);
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto');
}
