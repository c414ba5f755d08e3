import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { deliveryTexts, formTexts } from '../../content/forms/forms';
import { galleryTexts } from '../../content/pages/gallery';
import { hydrated } from '../../tools/measure/hydrated';

test.use({
  baseURL: process.env.TEST_QA,
  viewport: { width: 1440, height: 900 },
});

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
});

test('the site itself contains none of it', async () => {
  const texts = async (folder: string) => {
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /\.(js|css|html|json|xml|txt|map)$/.test(file),
    );
    const all = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return all.join('\n');
  };
  const marks = ['helderdak:told', 'data-stage', 'empty-gallery', 'createBrowserInspector', 'Paths of the tests'];
  const [site, qa] = await Promise.all([texts('.local/test-site'), texts('.local/qa')]);

  expect(marks.filter((mark) => site.includes(mark))).toEqual([]);
  expect(marks.filter((mark) => !qa.includes(mark))).toEqual([]);
});
