import { type Page, expect } from '@playwright/test';
import { blogTexts, longDate, readingTimeText } from '../../content/pages/blog';
import { company, notFoundTitle } from '../../content/company';
import { messages } from '../../content/messages';
import type { postMachine } from '../../machines/blog/post.machine';
import type { postsMachine } from '../../machines/blog/posts.machine';
import { categoriesOf, filtered } from '../../machines/blog/posts.rules';
import { test, toasts } from '../support/console';
import { press } from '../../tools/measure/pressing';
import { emittedAtEnd } from '../../tools/charts/paths/measures';
import { titled } from '../../tools/charts/paths/model';
import type { Path } from '../../tools/charts/paths/path';
import { isWalk } from '../../tools/charts/paths/random-walks';
import { follow, holdBack, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { markdownTree } from '../../tools/build/markdown';
import { ARRIVAL } from '../../src/design/global/landmarks';
import { hydrated } from '../../tools/measure/hydrated';
import { articles, givenPostModel, givenPostsModel, newest, postModel, posts, postsModel } from './blog.model';

const LIST = /\/assets\/post-list-[^/]+\.js/;
const ARTICLE = new RegExp(`/assets/${newest.slug}-[^/]+\\.js`);
const UNKNOWN = '/blog/bestaat-niet';
const widths = [390, 1440];
const texts = blogTexts.post;

test.describe('§4 Blog pages: the list by navigation', () => {
  for (const [title, path] of titled(postsModel.pagePaths())) {
    test(title, async ({ page, heard }) => {
      const list = await holdBack(page, LIST);
      await replay(page, postsModel.machine, path, {
        ...listOn(page),
        open: () => navigate(page, '/blog'),
        world: {
          'xstate.done.actor.loadPosts': list.release,
          'xstate.error.actor.loadPosts': () => list.fail(500),
          'xstate.after.TIMEOUT.posts.loading': () => page.clock.runFor(10_000),
        },
      });
      forget(heard);
    });
  }
});

test('extension: a list that failed arrives when it is asked for again', async ({ page, heard }) => {
  const list = await holdBack(page, LIST);
  await navigate(page, '/blog');
  await list.fail(500);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await list.release();

  await expect(cards(page)).toHaveCount(posts.length);
  forget(heard);
});

test.describe('§4 Blog pages: the list as it was prerendered', () => {
  for (const [title, path] of titled(givenPostsModel.pagePaths())) {
    test(title, async ({ page }) => {
      await replay(page, givenPostsModel.machine, path, listOn(page));
    });
  }
});

test.describe('§4 Blog pages: an article by navigation', () => {
  for (const [title, path] of titled(postModel.pagePaths())) {
    test(`${title}: ${JSON.stringify(path.state.value)}`, async ({ page, heard }) => {
      const unknown = path.state.matches('notFound');
      const article = await holdBack(page, ARTICLE);
      await replay(page, postModel.machine, path, {
        ...articleOn(page, path),
        open: async () => {
          await stubShare(page, 'share');
          await navigate(page, unknown ? UNKNOWN : `/blog/${newest.slug}`);
        },
        world: {
          'xstate.done.actor.loadPost': article.release,
          'xstate.error.actor.loadPost': async () => {
            if (!unknown) await article.fail(500);
          },
          'xstate.after.TIMEOUT.post.loading': () => page.clock.runFor(10_000),
        },
        states: {
          ...articleOn(page, path).states,
          loading: async () => {
            // Nothing is asked of the network for a slug that does not exist.
            if (!unknown) await seeLoading(page);
          },
        },
      });
      forget(heard);
    });
  }
});

test.describe('§2 Share', () => {
  for (const [title, path] of titled(givenPostModel.pagePaths())) {
    const [effect] = emittedAtEnd(givenPostModel.machine, path);
    test(`${title}: ${effect ? 'told' : 'nothing said'}`, async ({ page, heard }) => {
      await replay(page, givenPostModel.machine, path, articleOn(page, path));

      // On a long walk those of earlier steps are still there.
      if (!isWalk(path))
        await expect(toasts(page)).toHaveText(effect?.type === 'toast' ? [messages[effect.message]] : []);
      const failures = path.steps.filter(({ event }) => event.type.startsWith('xstate.error'));
      expect(heard.console.splice(0)).toEqual(failures.map(() => expect.stringMatching(/^error: Not shared: /)));
    });
  }

  test('offers title, description and address of the page', async ({ page }) => {
    await stubShare(page, 'share');
    await visit(page, `/blog/${newest.slug}`);
    await shareButton(page).click();

    expect(await shared(page)).toEqual([{ title: newest.title, text: newest.description, url: page.url() }]);
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

test.describe('D17: the blog is prerendered with its content', () => {
  test.use({ javaScriptEnabled: false });
  // The page asks for its scripts all the same.
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

test.describe('§2 Blog', () => {
  test('from list to article, and back by the keyboard alone', async ({ page }) => {
    await visit(page, '/blog');
    const more = page.getByRole('link', { name: `Lees meer over ${newest.title}` });
    await more.focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`/blog/${newest.slug}`);
    await expect(page).toHaveTitle(`${newest.title} | ${company.name}`);
    // The title is read aloud when the focus has gone to the page: to whoever listens, it is there then.
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

type ListDriver = PageDriver<typeof postsMachine>;
type ArticleDriver = PageDriver<typeof postMachine>;

const cards = (page: Page) => page.getByRole('region', { name: 'Blogs' }).getByRole('heading', { level: 2 });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Delen' });

async function navigate(page: Page, url: string) {
  await page.clock.install();
  await visit(page, '/contact');
  await follow(page, url);
}

function listOn(page: Page): ListDriver {
  return {
    view: '#blogs',
    open: () => visit(page, '/blog'),
    visitor: {
      'search.change': ({ search: term }) => follow(page, `/blog?${new URLSearchParams({ zoek: term })}`),
      'category.choose': ({ category }) =>
        press(
          page
            .getByRole('group', { name: 'Categorie' })
            .getByRole('button', { name: category ?? blogTexts.all, exact: true }),
        ),
      retry: () => press(page.getByRole('button', { name: 'Probeer opnieuw' })),
    },
    world: {},
    states: {
      loading: async () => {
        const region = page.getByRole('region', { name: 'Blogs' });
        await expect(region).toHaveAttribute('aria-busy', 'true');
        await expect(region.locator('li[aria-hidden]')).toHaveCount(6);
        await expect(page.getByRole('status').filter({ hasText: blogTexts.loading })).toHaveCount(1);
      },
      loaded: async ({ context }) => {
        const shown = filtered(context.posts, context);
        await expect(cards(page)).toHaveText(shown.map(({ title }) => title));
        await expect(page.getByText(blogTexts.none)).toHaveCount(shown.length ? 0 : 1);
        const chips = page.getByRole('group', { name: 'Categorie' }).getByRole('button');
        await expect(chips).toHaveText([blogTexts.all, ...categoriesOf(posts)]);
        await expect(chips.and(page.locator('[aria-pressed="true"]'))).toHaveText(context.category ?? blogTexts.all);
      },
      failed: () => expect(page.getByRole('alert')).toHaveText(blogTexts.failed),
    },
  };
}

function articleOn(page: Page, path: Path<typeof postMachine>): ArticleDriver {
  const copied = path.steps.some(({ event }) => 'output' in event && event.output === 'copied');
  return {
    view: '#blog-artikel',
    open: async () => {
      await stubShare(page, copied ? 'clipboard' : 'share');
      await visit(page, `/blog/${newest.slug}`);
    },
    visitor: {
      share: () => press(shareButton(page)),
    },
    world: {
      'xstate.done.actor.sharePost': () => answerShare(page),
      'xstate.error.actor.sharePost': () => answerShare(page, 'NotAllowedError'),
    },
    states: {
      loaded: async ({ context }) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(context.post?.title ?? '');
        await expect(page).toHaveTitle(`${context.post?.title} | ${company.name}`);
        await expect(page.locator('#artikel').getByRole('heading').first()).toBeVisible();
      },
      notFound: () => seeFailure(page, { unknown: true }),
      failed: () => seeFailure(page, { unknown: false }),
    },
  };
}

async function seeLoading(page: Page) {
  await expect(page.getByRole('article', { name: 'Blog' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: texts.loading })).toHaveCount(1);
}

async function seeFailure(page: Page, { unknown }: { unknown: boolean }) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(main.getByRole('alert')).toHaveText(texts.failed);
  await expect(main.getByText(texts.notFound)).toHaveCount(unknown ? 1 : 0);
  if (unknown) await expect(page).toHaveTitle(notFoundTitle);
  await expect(main.getByRole('link', { name: texts.back })).toHaveAttribute('href', '/blog');
}

/** Stands in for what the browser shares with, until the test says how it ends. */
const stubShare = (page: Page, means: 'share' | 'clipboard') =>
  page.addInitScript((name) => {
    const sharing: { with: unknown[]; end: (error?: string) => void } = { with: [], end: () => {} };
    const ask = (what: unknown) => {
      sharing.with.push(what);
      return new Promise<void>((resolve, reject) => {
        sharing.end = (error) => (error ? reject(new DOMException('Refused', error)) : resolve());
      });
    };
    Object.defineProperty(navigator, 'share', { value: name === 'share' ? ask : undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: ask } });
    Object.assign(window, { sharing });
  }, means);

interface Sharing {
  sharing: { with: unknown[]; end: (error?: string) => void };
}

const shared = (page: Page) => page.evaluate(() => (window as unknown as Sharing).sharing.with);
const answerShare = (page: Page, error?: string) =>
  page.evaluate((name) => (window as unknown as Sharing).sharing.end(name), error);

/** That a file did not arrive is told by the browser as well. */
function forget(heard: { network: string[]; console: string[] }) {
  heard.network.splice(0);
}

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
