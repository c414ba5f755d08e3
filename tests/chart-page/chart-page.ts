import { type Page, expect } from '@playwright/test';

/** The QA build has the chart page. */
export const desktop = { baseURL: process.env.TEST_QA, viewport: { width: 1440, height: 900 } };

export const status = (page: Page) => page.getByRole('banner').getByRole('status');

export const view = (page: Page) => page.getByTitle('Page of the site').contentFrame();

export async function takeSteps(page: Page, first: number, last: number, all: number) {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let step = first; step <= last; step += 1) {
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
    await expect(page.getByText(`Step ${step} of ${all}`, { exact: true })).toBeVisible();
  }
}

/** Shows the first entry of a recording that ends in a state. */
export async function showEntry(page: Page, state: string) {
  await page
    .getByRole('list', { name: 'Entries' })
    .getByRole('button', { name: `→ ${state} ` })
    .first()
    .click();
  await expect(page.getByRole('group', { name: state, exact: true })).toHaveAttribute('aria-current', 'step');
}
