import { type Page, expect } from '@playwright/test';
import { notFoundTitle } from '../../content/company';
import { blogTexts } from '../../content/pages/blog';
import { test } from '../support/console';

const places = ['/zonnepanelen/', '/regios/', '/regios/thuisbatterij/', '/werkgebied/', '/elektricien-'];
const kinds = ['/', ...places, '/diensten/', '/blog/'];
const odd = [
  '%00',
  '%2F',
  '%2e%2e%2fcontact',
  '%E0%A4%A',
  'Amersfoort%20',
  'UTRECHT',
  '🏠',
  '__proto__',
  'x'.repeat(5000),
];

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('D13, D17: an address that has no page', () => {
  for (const kind of kinds) {
    test(`${kind}… is answered with status 404`, async ({ request }) => {
      const answers = await Promise.all(['bestaat-niet', ...odd].map((slug) => request.get(kind + slug)));

      expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 404));
    });
  }

  for (const kind of places) {
    test(`${kind}… shows that the place is not known`, async ({ page }) => {
      for (const slug of ['atlantis', '%2F', 'UTRECHT', '__proto__']) {
        await page.goto(kind + slug);

        await expect(h1(page)).toHaveText('Deze plaats kennen wij niet');
        await expect(page).toHaveTitle(notFoundTitle);
      }
    });
  }

  test('/diensten/… leads to /404', async ({ page }) => {
    for (const slug of ['bestaat-niet', '%2F', 'THUISBATTERIJ', '__proto__']) {
      await page.goto(`/diensten/${slug}`);

      await expect(page).toHaveURL('/404');
      await expect(h1(page)).toHaveText('Pagina niet gevonden');
    }
  });

  test('/blog/… shows that the article is not there', async ({ page }) => {
    for (const slug of ['bestaat-niet', '%2F', '__proto__']) {
      await page.goto(`/blog/${slug}`);

      await expect(h1(page)).toHaveText(blogTexts.post.heading);
      await expect(page).toHaveTitle(notFoundTitle);
    }
  });

  test('a page in capitals is that page', async ({ page }) => {
    await page.goto('/Contact');
    await expect(h1(page)).toHaveText('Contact');
  });

  test('any other path shows the general page', async ({ page }) => {
    for (const path of ['/bestaat-niet', '/%00', '/offerte/%2F', `/${'x'.repeat(5000)}`]) {
      await page.goto(path);

      await expect(h1(page)).toHaveText('Pagina niet gevonden');
      await expect(page).toHaveTitle(notFoundTitle);
    }
  });
});
