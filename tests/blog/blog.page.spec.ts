import { type Page, expect } from '@playwright/test';
import { longDate, readingTimeText } from '../../content/pages/blog';
import { company } from '../../content/company';
import { forget, test } from '../support/console';
import { holdBack, visit } from '../support/page';
import { ARRIVAL } from '../../src/design/global/landmarks';
import { hydrated } from '../../tools/measure/hydrated';
import { articles, newest, posts } from './blog.model';
import { LIST, ARTICLE, texts, cards, navigate, seeLoading } from './blog.page';

test('extension: a list that failed arrives when it is asked for again', async ({ page, heard }) => {
  const list = await holdBack(page, LIST);
  await navigate(page, '/blog');
  await list.fail(500);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await list.release();

  await expect(cards(page)).toHaveCount(posts.length);
  forget(heard);
});

test.describe('D17: the blog is prerendered with its content', () => {
  test.use({ javaScriptEnabled: false });
  test.afterEach(({ heard }) => forget(heard));

  test('the list has every post, newest first, without a skeleton', async ({ page }) => {
    await page.goto('/blog');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${company.name} Blog`);
    await expect(cards(page)).toHaveText(posts.map(({ title }) => title));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  for (const { attributes: post, body } of articles) {
    test(`${post.slug} has its text, and what others show of it`, async ({ page }) => {
      const response = await page.goto(`/blog/${post.slug}`);

      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${post.title} | ${company.name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
      await expect(page.getByText(readingTimeText(post.readingTime))).toBeVisible();
      await expect(page.locator('time')).toHaveText(longDate(post.date));
      await expect(page.locator('time')).toHaveAttribute('datetime', post.date);
      const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);
      await expect(page.locator('#artikel').getByRole('heading', { level: 2 })).toHaveText(headings);
      expect(await metaOf(page)).toEqual({
        type: 'article',
        description: post.description,
        image: `${company.origin}/delen/artikel.jpg`,
        canonical: `${company.origin}/blog/${post.slug}`,
      });
    });
  }
});

test.describe('§2 Blog', () => {
  test('from list to article, and back by the keyboard alone', async ({ page }) => {
    await visit(page, '/blog');
    const more = page.getByRole('link', { name: `Lees meer over ${newest.title}` });
    await more.focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`/blog/${newest.slug}`);
    await expect(page).toHaveTitle(`${newest.title} | ${company.name}`);
    // The announcement follows the focus.
    await expect(page.locator(`#${ARRIVAL}`)).toHaveText(`${newest.title} | ${company.name}`);
    await page.getByRole('link', { name: texts.back }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(posts.length);
  });

  test('whoever is at the link back while an article loads, stays there when it comes', async ({ page }) => {
    const article = await holdBack(page, ARTICLE);
    await navigate(page, `/blog/${newest.slug}`);
    await seeLoading(page);
    const back = page.getByRole('link', { name: texts.back });
    await back.focus();
    await article.release();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
    await expect(back).toBeFocused();
  });

  test('the footer leads to the blog', async ({ page }) => {
    await visit(page, '/contact');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
    await hydrated(link);
    await link.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${company.name} Blog`);
  });
});

const metaOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    return {
      type: content('meta[property="og:type"]'),
      description: content('meta[name="description"]'),
      image: content('meta[property="og:image"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    };
  });
