import { describe, expect, test } from 'vitest';
import { PostNotFound, filtered, postFailureOf } from '../../machines/blog/posts.rules';
import { blogTexts } from '../../content/pages/blog';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { done, elapsed, failed, given } from '../support/world';
import { testPaths } from '../support/paths';
import { givenPostModel, givenPostsModel, newest, postModel, posts, postsModel, search } from './blog.model';

const listPaths = () => [...postsModel.paths(), ...givenPostsModel.paths()];
const articlePaths = () => [...postModel.paths(), ...givenPostModel.paths()];

describe('§4 Blog pages: the list', () => {
  testPaths(
    { machine: postsModel.machine, paths: listPaths },
    {
      loading: ({ context }) => expect(context.posts).toEqual([]),
      loaded: ({ context }) => expect(context.posts).toEqual(posts),
      'loaded.listed': ({ context }) => expect(filtered(posts, context)).not.toEqual([]),
      'loaded.none': ({ context }) => expect(filtered(posts, context)).toEqual([]),
      failed: ({ context }) => expect(context.posts).toEqual([]),
    },
  );

  test('loading, then loaded or failed', () => {
    expect(postsModel.path().state.value).toBe('loading');
    expect(postsModel.path(done('loadPosts', posts)).state.value).toEqual({ loaded: 'listed' });
    expect(postsModel.path(done('loadPosts', [])).state.value).toEqual({ loaded: 'none' });
    expect(postsModel.path(failed('loadPosts', new Error())).state.value).toBe('failed');
    expect(postsModel.path(elapsed('TIMEOUT', 'posts.loading')).state.value).toBe('failed');
  });

  test('a category is chosen, and left again for all of them', () => {
    const choose = (category?: string) => ({ type: 'category.choose', category }) as const;
    const chosen = (...events: Parameters<typeof givenPostsModel.path>) =>
      givenPostsModel.path(...events).state.context.category;

    expect(chosen(choose(newest.category))).toBe(newest.category);
    expect(chosen(choose(newest.category), choose())).toBeUndefined();
  });

  test('what was searched for in vain can be searched for otherwise', () => {
    const inVain = { type: 'search.change', search: search.none } as const;

    expect(givenPostsModel.path(inVain).state.value).toEqual({ loaded: 'none' });
    expect(givenPostsModel.path(inVain, { ...inVain, search: '' }).state.value).toEqual({ loaded: 'listed' });
  });

  test('D17: a prerendered list is there from the start', () => {
    expect(givenPostsModel.path().state.value).toEqual({ loaded: 'listed' });
    expect(givenPostsModel.path().state.context.posts).toEqual(posts);
  });

  test('extension: a failed list can be asked for again', () => {
    const path = postsModel.path(failed('loadPosts', new Error()), { type: 'retry' }, done('loadPosts', posts));

    expect(path.state.value).toEqual({ loaded: 'listed' });
  });

  test('a search term that comes while the list is loading holds when it is there', () => {
    const { context } = postsModel.path({ type: 'search.change', search: 'dak' }, done('loadPosts', posts)).state;

    expect(context.search).toBe('dak');
  });
});

describe('§4 Blog pages: an article', () => {
  testPaths(
    { machine: postModel.machine, paths: articlePaths },
    {
      loading: ({ context }) => expect(context.post).toBeUndefined(),
      loaded: ({ context }) => expect(context.post).toEqual(newest),
      notFound: ({ context }) => expect(context.post).toBeUndefined(),
      failed: ({ context }) => expect(context.post).toBeUndefined(),
    },
  );

  test('the article of the address is asked for', () => {
    expect(given(postModel.path().state, 'loadPost')).toEqual({ slug: newest.slug });
  });

  test('an article that has loaded gives the page its title', () => {
    expect(postModel.path(done('loadPost', newest)).state.value).toEqual({ loaded: 'reading' });
    expect(emittedAlong(postModel.machine, postModel.path(done('loadPost', newest)))).toEqual([
      { type: 'namePage', title: newest.title },
    ]);
  });

  test('D17: a prerendered article is there from the start', () => {
    expect(givenPostModel.path().state.value).toEqual({ loaded: 'reading' });
    expect(givenPostModel.path().state.context.post).toEqual(newest);
  });

  test("§8 an unknown slug is 'Post not found'", () => {
    const error = new PostNotFound();

    expect(error.message).toBe('Post not found');
    const path = postModel.path(failed('loadPost', error));
    expect(path.state).toMatchObject({ value: 'notFound', status: 'done' });
    expect(emittedAlong(postModel.machine, path)).toEqual([{ type: 'namePage' }]);
  });

  test('any other failure is a failure to load, and so is silence', () => {
    for (const event of [failed('loadPost', new Error('offline')), elapsed('TIMEOUT', 'post.loading')])
      expect(postModel.path(event).state).toMatchObject({ value: 'failed', status: 'done' });
    expect([new Error('offline'), new PostNotFound()].map(postFailureOf)).toEqual(['failed', 'unknown']);
  });
});

describe('§2 Share', () => {
  const outcome = (event: ReturnType<typeof done>) => {
    const path = givenPostModel.path({ type: 'share' }, event);
    return { state: path.state.value, emitted: emittedAlong(givenPostModel.machine, path) };
  };
  const reading = { loaded: 'reading' };

  test('title and description are shared', () => {
    expect(given(givenPostModel.path({ type: 'share' }).state, 'sharePost')).toEqual({
      title: newest.title,
      text: newest.description,
    });
  });

  test('a share that the browser has taken over says nothing', () => {
    expect(outcome(done('sharePost', 'offered'))).toEqual({ state: reading, emitted: [] });
  });

  test('extension: a copied link is confirmed', () => {
    expect(outcome(done('sharePost', 'copied'))).toEqual({
      state: reading,
      emitted: [{ type: 'toast', kind: 'success', message: 'post.copied', id: 'post' }],
    });
  });

  test('a failed share says nothing', () => {
    expect(outcome(failed('sharePost', new Error()))).toEqual({ state: reading, emitted: [] });
  });

  test('a second press while sharing does nothing', () => {
    expect(givenPostModel.path({ type: 'share' }, { type: 'share' }).state.value).toEqual({ loaded: 'sharing' });
  });
});

describe('§8 Blog: list failure, no post left, post failure', () => {
  test('the words are those of the specification', () => {
    expect([blogTexts.failed, blogTexts.none, blogTexts.post.failed]).toEqual([
      'Failed to load blog posts',
      'Sorry, geen blogs gevonden.',
      'Failed to load blog post',
    ]);
  });

  test('what a visitor searches for in these tests finds one post and none', () => {
    expect(filtered(posts, { search: search.one })).toEqual([newest]);
    expect(filtered(posts, { search: search.none })).toEqual([]);
  });
});
