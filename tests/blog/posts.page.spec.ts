import { type Page, expect } from '@playwright/test';
import { blogTexts } from '../../content/pages/blog';
import type { postsMachine } from '../../machines/blog/posts.machine';
import { categoriesOf, filtered } from '../../machines/blog/posts.rules';
import { forget, test } from '../support/console';
import { press } from '../../tools/measure/pressing';
import { follow, holdBack, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { givenPostsModel, postModel, posts, postsModel } from './blog.model';
import { LIST, ARTICLE, UNKNOWN, cards, navigate, articleOn, seeLoading } from './blog.page';
import { stubShare } from '../support/share';

test.describe('§4 Blog pages: the list by navigation', () => {
  for (const path of postsModel.pagePaths()) {
    test(path.description, async ({ page, heard }) => {
      const list = await holdBack(page, LIST);
      await replay(page, postsModel.machine, path, {
        ...listOn(page),
        open: () => navigate(page, postsModel.page),
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

test.describe('§4 Blog pages: the list as it was prerendered', () => {
  for (const path of givenPostsModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, givenPostsModel.machine, path, listOn(page));
    });
  }
});

test.describe('§4 Blog pages: an article by navigation', () => {
  for (const path of postModel.pagePaths()) {
    test(`${path.description}: ${JSON.stringify(path.state.value)}`, async ({ page, heard }) => {
      const unknown = path.state.matches('notFound');
      const article = await holdBack(page, ARTICLE);
      await replay(page, postModel.machine, path, {
        ...articleOn(page, path),
        open: async () => {
          await stubShare(page, 'share');
          await navigate(page, unknown ? UNKNOWN : postModel.page);
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
            // An unknown slug asks nothing of the network.
            if (!unknown) await seeLoading(page);
          },
        },
      });
      forget(heard);
    });
  }
});

type ListDriver = PageDriver<typeof postsMachine>;

function listOn(page: Page): ListDriver {
  return {
    view: '#blogs',
    open: () => visit(page, givenPostsModel.page),
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
