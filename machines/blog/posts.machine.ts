import { assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovided, unprovidedListener } from '../unprovided';
import { type Post, type PostFilter, newestFirst } from './posts.rules';

export type PostsEvent =
  { type: 'search.change'; search: string } | { type: 'category.choose'; category?: string } | { type: 'retry' };

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
  guards: {
    given: ({ context }) => context.posts.length > 0,
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
      meta: { spec: '§2 Blog' },
      always: { guard: 'given', target: 'loaded' },
      invoke: {
        id: 'loadPosts',
        src: 'loadPosts',
        onDone: { target: 'loaded', actions: assign({ posts: ({ event }) => newestFirst(event.output) }) },
        onError: 'failed',
      },
    },
    loaded: {
      description: 'The posts that match can be seen, newest first, or a sentence that there are none.',
      meta: { spec: '§5 Blog list' },
      on: {
        'category.choose': { actions: assign({ category: ({ event }) => event.category }) },
      },
    },
    failed: {
      description: 'The posts did not arrive; the visitor reads so and can try again.',
      meta: { spec: '§8 blog: Failed to load blog posts' },
      on: { retry: 'loading' },
    },
  },
});
