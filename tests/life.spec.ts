import { type Page, expect, test } from '@playwright/test';
import { comeToLife, isTakenOver } from '../tools/taken-over';

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const isAlive = (page: Page) => menu(page).evaluate(isTakenOver);

test.use({ viewport: { width: 390, height: 844 } });

test.describe('extension: a page comes to life at the first sign of a visitor', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await isAlive(page)).toBe(false);
  });

  test('a press is such a sign, and does what it is for', async ({ page }) => {
    await menu(page).click();

    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
  });

  test('a link that opens something over the page does that', async ({ page }) => {
    await page.goto('/projecten', { waitUntil: 'networkidle' });
    await page
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first()
      .click();

    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/projecten');
  });

  test('so does the way to the fault wizard, and the keyboard goes on from there', async ({ page }) => {
    const wizard = page.getByRole('link', { name: 'Storing melden' }).filter({ visible: true }).first();
    await page.goto('/offerte', { waitUntil: 'networkidle' });
    await wizard.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/offerte?storing=melden');

    await page.keyboard.press('Escape');
    await expect(wizard).toBeFocused();
  });

  test('the code is there by then', async ({ page, context }) => {
    await context.setOffline(true);
    await menu(page).focus();

    await expect.poll(() => isAlive(page)).toBe(true);
    await context.setOffline(false);
  });

  test('who only looks sees it come to life after six seconds', async ({ page }) => {
    await page.clock.runFor(6000);

    await expect.poll(() => isAlive(page)).toBe(true);
  });
});

test('where the keyboard is, is seen before the style sheet has come', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');

  await expect(page.locator(':focus-visible')).toHaveCSS('outline', /3px$/);
});

test.describe('extension: a press is shown before what it asks for begins', () => {
  for (const [path, what, result] of [
    ['/zonnepanelen', 'Bereken uw besparing', '[aria-invalid="true"]'],
    ['/contact', 'Verstuur bericht', '[aria-invalid="true"]'],
    ['/contact?storing=melden', 'Kortsluiting', '[id="fault.description"]'],
    ['/', 'Menu', '#mobiel-menu-inhoud:not([hidden])'],
  ] as const) {
    test(`${what} on ${path}`, async ({ page }) => {
      await page.goto(path);
      const button = page.getByRole('button', { name: what }).first();
      await comeToLife(button);
      const inItsFrame = await button.evaluate(
        (pressed: HTMLElement, sought) =>
          new Promise<number>((resolve) => {
            pressed.click();
            requestAnimationFrame(() => resolve(document.querySelectorAll(sought).length));
          }),
        result,
      );

      expect(inItsFrame).toBe(0);
      await expect(page.locator(result)).not.toHaveCount(0);
    });
  }
});

test('extension: a menu that opens leaves the rest of the page as it is', async ({ page, browser }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await comeToLife(menu(page));
  await page.waitForLoadState('networkidle');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await menu(page).click();
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link').first()).toBeVisible();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const styled = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : []));
  const all = await page.locator('*').count();

  expect(styled).not.toEqual([]);
  expect(Math.max(...styled)).toBeLessThan(all / 2);
});
