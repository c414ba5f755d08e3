import { type Page, expect } from '@playwright/test';
import { company } from '../../content/company';
import { test, toasts } from '../support/console';
import { visit } from '../support/page';
import { replay } from '../support/replay';
import { markdownTree } from '../../tools/build/markdown';
import { hydrated } from '../../tools/measure/hydrated';
import { givenPostModel, newest, posts } from './blog.model';
import { ARTICLE, UNKNOWN, texts, cards, shareButton, navigate, articleOn, seeFailure } from './blog.page';
import { answerShare, shared, stubShare } from '../support/share';

const widths = [390, 1440];

test.describe('§2 Share', () => {
  for (const path of givenPostModel.pagePaths()) {
    test(path.description, async ({ page, heard }) => {
      await replay(page, givenPostModel.machine, path, articleOn(page, path));
      const failures = path.steps.filter(({ event }) => event.type.startsWith('xstate.error'));
      expect(heard.console.splice(0)).toEqual(failures.map(() => expect.stringMatching(/^error: Not shared: /)));
    });
  }

  test('offers title, description and address of the page', async ({ page }) => {
    await stubShare(page, 'share');
    await visit(page, `/blog/${newest.slug}`);
    await shareButton(page).click();
    await answerShare(page);

    expect(await shared(page)).toEqual([{ title: newest.title, text: newest.description, url: page.url() }]);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('copies the address where there is no share, and says so', async ({ page }) => {
    await stubShare(page, 'clipboard');
    await visit(page, `/blog/${newest.slug}`);
    await shareButton(page).click();
    await answerShare(page);

    expect(await shared(page)).toEqual([page.url()]);
    await expect(toasts(page)).toHaveText(['Link gekopieerd']);
  });

  test('a visitor who thinks better of it is not logged', async ({ page }) => {
    await stubShare(page, 'share');
    await visit(page, `/blog/${newest.slug}`);
    await shareButton(page).click();
    await answerShare(page, 'AbortError');
    await shareButton(page).click();

    await expect.poll(() => shared(page)).toHaveLength(2);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('extension: a table of contents', () => {
  const partsOf = (page: Page) => page.getByRole('navigation', { name: texts.contents }).getByRole('link');
  const headings = (page: Page) => page.locator('#artikel').getByRole('heading', { level: 2 });

  test('leads to each part, and stays in view beside it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `/blog/${newest.slug}`);
    await expect(partsOf(page)).toHaveText(await headings(page).allTextContents());
    await hydrated(partsOf(page).last());
    await partsOf(page).last().press('Enter');

    await expect(headings(page).last()).toBeFocused();
    await expect(headings(page).last()).toBeInViewport();
    await expect(partsOf(page).last()).toBeInViewport();
  });

  test('is folded on phones until it is opened', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/blog/${newest.slug}`);
    await expect(partsOf(page)).toHaveCount(0);
    await page.locator('summary', { hasText: texts.contents }).click();

    await expect(partsOf(page)).toHaveText(await headings(page).allTextContents());
  });
});

test('§2 search engines are told what a post is about, also on the way from the list', async ({ page }) => {
  await visit(page, '/blog');
  await page.getByRole('link', { name: `Lees meer over ${newest.title}` }).click();
  const data = page.locator('script[type="application/ld+json"]');

  await expect(data).toHaveCount(2);
  const told = (await data.allTextContents()).map((text) => JSON.parse(text));
  expect(told.map((thing) => [thing['@type'], thing.headline])).toEqual([
    ['BlogPosting', newest.title],
    ['BreadcrumbList', undefined],
  ]);
  await expect(page).toHaveTitle(`${newest.title} | ${company.name}`);
});

test.describe('D13, D17: an unknown slug', () => {
  for (const width of widths) {
    test(`is answered with 404 and the view of the article at ${width}, without complaint`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(UNKNOWN);

      expect(response?.status()).toBe(404);
      await seeFailure(page, { unknown: true });
      await page.getByRole('main').getByRole('link', { name: texts.back }).click();
      await expect(cards(page)).toHaveText(posts.map(({ title }) => title));
    });
  }
});

test.describe('§5 Markdown rendering', () => {
  const line = 'a'.repeat(10_000);
  const hostile = `# Kop

<script>window.hacked = 1</script> <img src=x onerror="window.hacked = 1">

[script](javascript:window.hacked=1) [data](data:text/html,hallo) [bel](tel:112) ![plaatje](javascript:window.hacked=1)

[offerte](/offerte) [elders](https://example.org/) [mail](mailto:info@example.org) [irc](ircs://example.org) [vreemd](//example.org)

${line}
`;

  test('hostile text injects nothing, and only the protocols of the specification are links', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const article = { attributes: newest, body: markdownTree(hostile) };
    await page.route(ARTICLE, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(article)}` }),
    );
    await navigate(page, `/blog/${newest.slug}`);
    const text = page.locator('#artikel');

    await expect(text.getByRole('heading')).toHaveText(['Kop']);
    await expect(text.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(text).toContainText('<script>window.hacked = 1</script>');
    expect(await text.locator('script, img').count()).toBe(0);
    expect(await text.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['/offerte', 'https://example.org/', 'mailto:info@example.org', 'ircs://example.org', '//example.org'],
    );
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const opened = await page.evaluate(() => performance.timeOrigin);
    await text.getByRole('link', { name: 'offerte' }).click();
    await expect(page).toHaveURL('/offerte');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  });

  test('a link in a prerendered text goes through the router once it is seen', async ({ page }) => {
    await page.goto(`/blog/${newest.slug}`);
    const link = page.locator('#artikel').getByRole('link', { name: 'offerte' });
    await hydrated(link);
    const opened = await page.evaluate(() => performance.timeOrigin);
    await link.click();

    await expect(page).toHaveURL('/offerte');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  });
});
