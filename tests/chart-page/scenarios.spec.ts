import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { deliveryTexts, formTexts } from '../../content/forms/forms';
import { galleryTexts } from '../../content/pages/gallery';
import { hydrated } from '../../tools/measure/hydrated';
import { desktop, showEntry } from './chart-page';

test.use(desktop);

test.describe('scenarios', () => {
  test('stay in the address wherever a visitor goes on the page', async ({ page }) => {
    await page.goto('/contact?scenario=price-error');
    const quote = page
      .getByRole('banner')
      .getByRole('link', { name: /offerte/i })
      .first();
    await hydrated(quote);
    await quote.click();

    await expect(page).toHaveURL('/offerte?scenario=price-error');
  });

  test('swap an actor', async ({ page }) => {
    await page.goto('/charts');
    await page.getByText(/^Scenarios/).click();
    await page.getByRole('link', { name: /empty-gallery$/ }).click();

    await expect(page.getByRole('heading', { name: galleryTexts.empty })).toBeVisible();
  });

  test('ask the local services for a fault', async ({ page }) => {
    await page.goto('/contact?scenario=mail-429');
    const name = page.getByLabel('Naam');
    await hydrated(name);
    await name.fill('Marieke');
    await page.getByLabel('E-mail').fill('marieke@voorbeeld.nl');
    await page.getByLabel('Telefoon').fill('06 12 34 56 78');
    const answer = page.waitForResponse(/\/email\/send$/);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();

    expect((await answer).status()).toBe(429);
    await expect(page.getByText(deliveryTexts.retrying)).toBeVisible();
  });

  test('after a failure a visitor can save what happened, without what was typed, and it opens on the chart', async ({
    page,
  }) => {
    await page.goto('/contact?scenario=mail-429');
    const typed = { Naam: 'Marieke', 'E-mail': 'marieke@voorbeeld.nl', Telefoon: '06 12 34 56 78' };
    await hydrated(page.getByLabel('Naam'));
    for (const [field, value] of Object.entries(typed)) await page.getByRole('textbox', { name: field }).fill(value);
    await expect(page.getByRole('button', { name: 'Download wat er gebeurde' })).toHaveCount(0);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download wat er gebeurde' }).click();
    const file = await (await saving).path();
    const saved = await readFile(file, 'utf8');
    expect(Object.values(typed).filter((value) => saved.includes(value))).toEqual([]);

    await page.goto('/charts#contact');
    await page.getByText(/^Log/).click();
    await page.getByLabel('Only contact').check();
    await page.getByLabel('Open a recording').setInputFiles(file);
    await expect(page.getByText(/^Entry \d+ of/)).toBeVisible();
    await showEntry(page, 'contact.submitting');
  });
});

test('the site itself contains none of it', async () => {
  const texts = async (folder: string) => {
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /\.(js|css|html|json|xml|txt|map)$/.test(file),
    );
    const all = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return all.join('\n');
  };
  const marks = [
    'helderdak:told',
    'data-stage',
    'empty-gallery',
    'createBrowserInspector',
    'Paths of the tests',
    'Download wat er gebeurde',
  ];
  const [site, qa] = await Promise.all([texts('.local/test-site'), texts('.local/qa')]);

  expect(marks.filter((mark) => site.includes(mark))).toEqual([]);
  expect(marks.filter((mark) => !qa.includes(mark))).toEqual([]);
});
