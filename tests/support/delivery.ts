import { type Page, expect } from '@playwright/test';

/**
 * As if the site had been built with `VITE_LEAD_DELIVERY=email`, which changes one constant of `services/delivery.ts`;
 * a second build for the sake of it would take longer than the tests. Returns a check that the constant was come across.
 */
export async function deliverByEmail(page: Page): Promise<() => void> {
  let changed = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/(?<!=)=([`"'])simulated\1/, () => {
      changed += 1;
      return '="email"';
    });
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => expect(changed, 'constants changed').toBe(1);
}
