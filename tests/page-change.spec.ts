import { type Page, expect, test } from '@playwright/test';
import { visit } from './support/page';

/** Goes on to another page, and stops where the one fades into the other. */
async function halfWay(page: Page) {
  await visit(page, '/contact');
  await page.evaluate(() => {
    const endless = new CSSStyleSheet();
    endless.replaceSync('::view-transition-new(root) { animation-duration: 600s !important }');
    document.adoptedStyleSheets.push(endless);
  });
  await page.getByRole('main').getByRole('link', { name: 'privacyverklaring' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.waitForFunction(() => document.documentElement.matches(':active-view-transition'));
  // The fading has an old page and a new one from then on; a press before that is for the old one.
  await expect(page.getByRole('heading', { name: 'Privacyverklaring' })).toBeAttached();
}

/** For a hand, which does not wait as a locator does until nothing lies over what it presses. */
async function placeOf(page: Page, name: string) {
  const box = await page.getByRole('banner').getByRole('button', { name, exact: true }).boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

test.describe('extension: a press while a page fades in is not lost', () => {
  test('with a mouse', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await halfWay(page);
    const { x, y } = await placeOf(page, 'Diensten');
    await page.mouse.click(x, y);

    const services = page.getByRole('button', { name: 'Diensten', exact: true });
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(services).toBeFocused();
  });

  test('and is done once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await halfWay(page);
    const { x, y } = await placeOf(page, 'Menu');
    await page.mouse.click(x, y);
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
    await page.mouse.click(x, y);

    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeHidden();
  });
});
