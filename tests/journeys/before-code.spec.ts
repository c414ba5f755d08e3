import { type Page, expect } from '@playwright/test';
import { customers } from '../../content/customers';
import { formTexts, landingLabels } from '../../content/forms/forms';
import { hydrated } from '../../tools/measure/hydrated';
import { field, test } from '../support/console';
import { button, calculator, heading, hold, steps } from './steps';

test.describe('before the code of a page has arrived', () => {
  test('what is typed on a landing page counts when its form is hydrated', async ({ page }) => {
    const arrive = await openWithoutCode(page, '/dakrenovatie');
    const typed = {
      name: 'Marieke',
      email: 'marieke@voorbeeld.nl',
      phone: '06 12',
      address: 'Hof 1',
      description: 'Lek',
    };
    for (const [name, value] of Object.entries(typed))
      await page.getByLabel(landingLabels[name as keyof typeof typed], { exact: true }).fill(value);
    await arrive();
    await hydrated(page.getByLabel(landingLabels.name, { exact: true }));
    await button(page, formTexts.landing.submit).click();

    await expect(button(page, formTexts.landing.busy)).toHaveAttribute('aria-busy', 'true');
  });

  test('who has scrolled stays there', async ({ page }) => {
    const arrive = await openWithoutCode(page, '/offerte');
    await field(page, 'message').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await arrive();
    await hydrated(field(page, 'message'));
    await page.waitForLoadState('networkidle');

    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a menu that is open stays open, and keeps the focus', async ({ page }) => {
      const arrive = await openWithoutCode(page, '/contact');
      await page.locator('#mobiel-menu-knop').click();
      const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
      const call = menu.getByRole('link', { name: /^Bel / });
      await call.focus();
      await page.locator('#mobiel-menu').evaluate((details: HTMLDetailsElement) => {
        new MutationObserver(() => details.open || details.setAttribute('data-closed', '')).observe(details, {
          attributeFilter: ['open'],
        });
      });
      await arrive();
      await hydrated(page.locator('#mobiel-menu'));
      await page.waitForLoadState('networkidle');

      await expect(menu).toBeVisible();
      await expect(call).toBeFocused();
      await expect(page.locator('#mobiel-menu')).not.toHaveAttribute('data-closed');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
  });

  test('what is typed in the calculator counts, and so does a press on the button', async ({ page }) => {
    const arrive = await openWithoutCode(page, '/');
    await calculator(page).getByLabel('Postcode').fill('3811lm');
    await calculator(page).getByLabel('Huisnummer').fill('1');
    await button(page, 'Bereken uw besparing').click();
    await arrive();

    await expect(heading(page, steps.usage)).toBeFocused();
    await expect(calculator(page).getByText('Stadhuisplein 1, 3811 LM Amersfoort')).toBeVisible();
  });

  test('the services for businesses can be asked for in the menu', async ({ page }) => {
    const arrive = await openWithoutCode(page, '/contact');
    await page.locator('#diensten-menu > summary').click();
    await page.getByRole('button', { name: customers.particulier.menu.switch }).click();
    await arrive();

    await expect(page.getByRole('radio', { name: 'Zakelijk' })).toBeChecked();
    await expect(page.getByRole('button', { name: customers.zakelijk.menu.switch })).toBeVisible();
  });
});

/** Opens a page without its scripts; the result releases them. */
async function openWithoutCode(page: Page, path: string) {
  const letThrough = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    await expect(page).toHaveURL(path);
    letThrough();
  };
}
