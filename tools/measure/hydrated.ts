import type { Locator } from '@playwright/test';

/** Waits until the page is hydrated, and the lazy parts have loaded. */
export async function hydrated(locator: Locator) {
  const page = locator.page();
  await page.waitForFunction(() => document.documentElement.dataset.script === 'running');
  await locator.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}
