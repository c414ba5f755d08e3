import { type Page, expect } from '@playwright/test';

/**
 * As if the site had been built with `VITE_LEAD_DELIVERY=email`, which changes one constant of `services/delivery.ts`;
 * a second build for the sake of it would take longer than the tests. Returns a check that the constant was come across.
 */
export async function deliverByEmail(page: Page): Promise<() => void> {
  /** Scripts that were; a page that is loaded again has the same one again. */
  const changed = new Set<string>();
  await page.route('**/assets/*.js', async (route) => {
    try {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(?<!=)=([`"'])simulated\1/, () => {
        changed.add(route.request().url());
        return '="email"';
      });
      await route.fulfill({ contentType: 'text/javascript', body });
    } catch {
      // The test ended while a script was on its way. One that is missed for another reason fails the check below.
    }
  });
  return () => expect(changed.size, 'scripts changed').toBe(1);
}
