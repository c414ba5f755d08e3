import { describe, expect, test } from 'vitest';
import {
  type Post,
  PostNotFound,
  categoriesOf,
  filtered,
  newestFirst,
  readingTimeOf,
  relatedTo,
} from '../../machines/blog/posts.rules';
import { blogTexts, longDate, readingTimeText } from '../../content/pages/blog';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { done, failed, given } from '../support/world';
import { testPaths } from '../support/paths';
import { articles, givenPostModel, givenPostsModel, newest, postModel, posts, postsModel, search } from './blog.model';

const post = (changes: Partial<Post>): Post => ({
  slug: 'thuisbatterij',
  title: 'Een thuisbatterij',
  date: '2026-10-08',
  description: 'Wanneer loont opslag?',
  category: 'Advies',
  tags: ['opslag'],
  readingTime: 4,
  ...changes,
});

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

describe('§5 Blog list: search on title or description and a category filter', () => {
  const battery = post({});
  const roof = post({ slug: 'dak', title: 'Uw dak', description: 'Eerst het dak', category: 'Techniek' });

  test.each([
    { search: '', found: [battery, roof] },
    { search: '  ', found: [battery, roof] },
    { search: 'THUISBATTERIJ', found: [battery] },
    { search: ' opslag ', found: [battery] },
    { search: 'eerst', found: [roof] },
    { search: '.*', found: [] },
    { search: 'advies', found: [] },
  ])('"$search" finds $found.length', ({ search, found }) => {
    expect(filtered([battery, roof], { search })).toEqual(found);
  });

  test('both have to match', () => {
    expect(filtered([battery, roof], { search: 'dak', category: 'Techniek' })).toEqual([roof]);
    expect(filtered([battery, roof], { search: 'dak', category: 'Advies' })).toEqual([]);
  });

  test('each category is offered once, in Dutch order', () => {
    const categories = ['Techniek', 'advies', 'Énergie', 'Techniek'].map((category) => post({ category }));

    expect(categoriesOf(categories)).toEqual(['advies', 'Énergie', 'Techniek']);
  });
});

describe('extension: what to read next', () => {
  const all = [
    post({ slug: 'this', date: '2026-01-01', tags: ['btw', 'panelen'] }),
    post({ slug: 'old', date: '2025-01-01', tags: ['panelen'] }),
    post({ slug: 'new', date: '2026-06-01', tags: ['panelen'] }),
    post({ slug: 'closest', date: '2024-01-01', tags: ['panelen', 'btw'] }),
    post({ slug: 'other', date: '2026-09-01', tags: ['dak'] }),
  ];

  test('the three that share most tags, the newest of them first, and never the post itself', () => {
    expect(relatedTo(all, 'this').map(({ slug }) => slug)).toEqual(['closest', 'new', 'old']);
    expect(relatedTo(all, 'other').map(({ slug }) => slug)).toEqual(['new', 'this', 'old']);
  });
});

describe('§9 Newest first, §9 Reading time', () => {
  test('posts are sorted newest first, without touching what was given', () => {
    const [old, middle, young] = ['2025-12-31', '2026-01-01', '2026-10-02'].map((date) => post({ date }));
    const given = Object.freeze([middle!, young!, old!]);

    expect(newestFirst(given)).toEqual([young, middle, old]);
  });

  test.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readingTimeOf(`## ${'woord '.repeat(words)}\n\n- `)).toBe(minutes);
  });

  test("the reading time is shown as '{n} min lezen'", () => {
    expect(readingTimeText(4)).toBe('4 min lezen');
  });

  test('D10: dates are in long English format', () => {
    expect(longDate('2026-11-21')).toBe('November 21, 2026');
    expect(longDate('2026-01-01')).toBe('January 1, 2026');
  });

  test('six posts or more exist, each with a picture', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(posts.filter(({ coverImage }) => !coverImage)).toEqual([]);
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

  test('any other failure is a failure to load', () => {
    expect(postModel.path(failed('loadPost', new Error('offline'))).state).toMatchObject({
      value: 'failed',
      status: 'done',
    });
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
