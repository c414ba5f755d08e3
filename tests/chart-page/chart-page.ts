import { type Page, expect } from '@playwright/test';

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
