import { assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovided, unprovidedListener } from '../unprovided';
import { type Post, type PostFilter, filtered, newestFirst } from './posts.rules';

export type PostsEvent =
  | { type: 'search.change'; search: string }
  | { type: 'category.choose'; category?: string }
  | { type: 'retry' };

export interface PostsInput {
  /** The posts, where the page was made with them. */
  given?: readonly Post[];
}

export interface PostsContext extends PostFilter {
  posts: readonly Post[];
}

/** The blog list. What is shown of it is `filtered(posts, context)`. */
export const postsMachine = setup({
  types: {
    context: {} as PostsContext,
    input: {} as PostsInput,
    events: {} as PostsEvent,
    meta: {} as StateMeta,
  },
  actors: {
    loadPosts: unprovided<readonly Post[], void>('loadPosts'),
    watchSearch: unprovidedListener<PostsEvent>('watchSearch'),
  },
  delays: {
    TIMEOUT: 10_000,
  },
  guards: {
    given: ({ context }) => context.posts.length > 0,
    noneLeft: ({ context }) => filtered(context.posts, context).length === 0,
    someLeft: ({ context }) => filtered(context.posts, context).length > 0,
  },
}).createMachine({
  id: 'posts',
  description: 'The list of blog posts, with a search term from the address bar and a choice of category.',
  meta: { spec: '§4 Blog pages' },
  context: ({ input }) => ({ posts: newestFirst(input.given ?? []), search: '' }),
  invoke: { id: 'watchSearch', src: 'watchSearch' },
  on: {
    'search.change': { actions: assign({ search: ({ event }) => event.search }) },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The posts are on their way; six skeleton cards stand in for them.',
      meta: { spec: '§4 Blog pages, §2 Blog' },
      always: {
        guard: 'given',
        target: 'loaded',
        meta: { spec: 'extension: a prerendered page has its text in the HTML' },
      },
      invoke: {
        id: 'loadPosts',
        src: 'loadPosts',
        onDone: { target: 'loaded', actions: assign({ posts: ({ event }) => newestFirst(event.output) }) },
        onError: 'failed',
      },
      after: {
        TIMEOUT: { target: 'failed', meta: { spec: 'extension: who waits for ten seconds is told that it failed' } },
      },
    },
    loaded: {
      description: 'The posts are there; search term and category decide which of them are left.',
      meta: { spec: '§4 Blog pages, §5 Blog list' },
      on: {
        'category.choose': { actions: assign({ category: ({ event }) => event.category }) },
      },
      initial: 'listed',
      states: {
        listed: {
          description: 'The posts that are left can be seen, newest first.',
          meta: { spec: '§2 Blog' },
          always: { guard: 'noneLeft', target: 'none' },
        },
        none: {
          description: 'No post is left, and the visitor is told so.',
          meta: { spec: '§8 Blog: no post left' },
          always: { guard: 'someLeft', target: 'listed' },
        },
      },
    },
    failed: {
      description: 'The posts did not arrive; the visitor reads so and can try again.',
      meta: { spec: '§4 Blog pages, §8 Blog: list failure' },
      on: { retry: { target: 'loading', meta: { spec: 'extension: the visitor can ask once more' } } },
    },
  },
});
