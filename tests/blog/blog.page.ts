import { type Page, expect } from '@playwright/test';
import { blogTexts } from '../../content/pages/blog';
import { company, notFoundTitle } from '../../content/company';
import type { postMachine } from '../../machines/blog/post.machine';
import { press } from '../../tools/measure/pressing';
import type { Path } from '../../tools/charts/paths/measures';
import { follow, visit } from '../support/page';
import type { PageDriver } from '../support/replay';
import { sharing } from '../support/share';
import { givenPostModel, newest } from './blog.model';

export const LIST = /\/assets\/post-list-[^/]+\.js/;

export const ARTICLE = new RegExp(`/assets/${newest.slug}-[^/]+\\.js`);

export const UNKNOWN = '/blog/bestaat-niet';

export const texts = blogTexts.post;

export type ArticleDriver = PageDriver<typeof postMachine>;

export const cards = (page: Page) => page.getByRole('region', { name: 'Blogs' }).getByRole('heading', { level: 2 });

export const shareButton = (page: Page) => page.getByRole('button', { name: 'Delen' });

export async function navigate(page: Page, url: string) {
  await page.clock.install();
  await visit(page, '/contact');
  await follow(page, url);
}

export function articleOn(page: Page, path: Path<typeof postMachine>): ArticleDriver {
  const { stub, world } = sharing(page, 'sharePost', path.steps);
  return {
    view: '#blog-artikel',
    open: async () => {
      await stub();
      await visit(page, givenPostModel.page);
    },
    visitor: {
      share: () => press(shareButton(page)),
    },
    world,
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

export async function seeLoading(page: Page) {
  await expect(page.getByRole('article', { name: 'Blog' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: texts.loading })).toHaveCount(1);
}

export async function seeFailure(page: Page, { unknown }: { unknown: boolean }) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(main.getByRole('alert')).toHaveText(texts.failed);
  await expect(main.getByText(texts.notFound)).toHaveCount(unknown ? 1 : 0);
  if (unknown) await expect(page).toHaveTitle(notFoundTitle);
  await expect(main.getByRole('link', { name: texts.back })).toHaveAttribute('href', '/blog');
}
