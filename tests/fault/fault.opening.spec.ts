import { type Page, expect } from '@playwright/test';
import { field as pageField, test } from '../support/console';
import { visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';
import { dialogOn } from './fault.page';
import { phone, desktop, press, expectClosed } from './fault.steps';

test.describe('D3: what opens the wizard', () => {
  test.use({ viewport: desktop });

  for (const { name, link } of [
    {
      name: 'the top bar',
      link: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Storing melden' }),
    },
    {
      name: 'the footer',
      link: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Storing melden' }),
    },
    { name: '/contact', link: (page: Page) => page.getByRole('main').getByRole('link', { name: 'Storing melden' }) },
  ]) {
    test(`${name}, over the page as it is; Escape gives it back as it was`, async ({ page }) => {
      await visit(page, '/contact?klant=zakelijk');
      await pageField(page, 'name').fill('Marieke');
      await hydrated(link(page));
      await link(page).focus();
      const scrolled = await page.evaluate(() => window.scrollY);
      await link(page).click();

      await expect(dialogOn(page)).toBeVisible();
      await expect(page).toHaveURL('/contact?klant=zakelijk&storing=melden');
      await page.keyboard.press('Escape');

      await expectClosed(page, '/contact?klant=zakelijk');
      await expect(link(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await expect(pageField(page, 'name')).toHaveValue('Marieke');
    });
  }

  test('the menu on phones, whose control has the focus afterwards', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/');
    for (const times of [1, 2]) {
      await page.locator('#mobiel-menu > summary').click();
      const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Storing melden' });
      // Before its panel is hydrated it leads to /contact.
      await hydrated(link);
      await link.click();
      await expect(dialogOn(page), `time ${times}`).toBeVisible();
      await press(page, 'Sluiten');

      await expectClosed(page, '/');
      await expect(page.locator('#mobiel-menu > summary')).toBeFocused();
    }
  });

  test('a link to any page, also to one that does not exist; no page carries the wizard before', async ({ page }) => {
    const wizard: string[] = [];
    page.on('request', (request) => request.url().includes('FaultWizard') && wizard.push(request.url()));
    await visit(page, '/offerte');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(wizard).toEqual([]);

    for (const path of ['/offerte', '/dit/bestaat-niet']) {
      await page.goto(`${path}?storing=melden`);
      await expect(dialogOn(page)).toBeVisible();
      await press(page, 'Sluiten');
      await expectClosed(page, path);
      await expect(page.getByRole('main')).toBeFocused();
    }
    expect(wizard).not.toEqual([]);
  });

  test('another value of the parameter opens nothing', async ({ page }) => {
    await visit(page, '/contact?storing=iets-anders');

    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
