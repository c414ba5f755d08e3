import { type ErrorActorEvent, assign, emit, setup } from 'xstate';
import type { NamePage, StateMeta, Toast } from '../effects';
import { type Shareable, type Shared, copied } from '../sharing';
import { unprovided } from '../unprovided';
import { type Post, postFailureOf } from './posts.rules';

export type PostEvent = { type: 'share' };

export type PostEffect = Toast<'post.copied'> | NamePage;

export interface PostInput {
  slug: string;
  /** The post, where the page was made with it. */
  given?: Post;
}

export interface PostContext {
  slug: string;
  post?: Post;
}

/** One article of the blog. */
export const postMachine = setup({
  types: {
    context: {} as PostContext,
    input: {} as PostInput,
    events: {} as PostEvent,
    emitted: {} as PostEffect,
    meta: {} as StateMeta,
  },
  actors: {
    loadPost: unprovided<Post, { slug: string }>('loadPost'),
    sharePost: unprovided<Shared, Shareable>('sharePost'),
  },
  delays: {
    TIMEOUT: 10_000,
  },
  guards: {
    given: ({ context }) => context.post !== undefined,
    unknown: (_, error: unknown) => postFailureOf(error) === 'unknown',
    copied,
  },
  actions: {
    confirmCopy: emit({ type: 'toast', kind: 'success', message: 'post.copied', id: 'post' }),
  },
}).createMachine({
  id: 'post',
  description: 'A blog article that can be shared.',
  meta: { spec: '§4 Blog pages' },
  context: ({ input }) => ({ slug: input.slug, post: input.given }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The article is on its way; a skeleton stands in for it.',
      meta: { spec: '§4 Blog pages, §2 Blog' },
      always: {
        guard: 'given',
        target: 'loaded',
        meta: { spec: 'extension: a prerendered page has its text in the HTML' },
      },
      invoke: {
        id: 'loadPost',
        src: 'loadPost',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: {
          target: 'loaded',
          actions: [
            assign({ post: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'namePage', title: event.output.title })),
          ],
        },
        onError: [
          {
            guard: { type: 'unknown', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            target: 'notFound',
          },
          { target: 'failed' },
        ],
      },
      after: {
        TIMEOUT: { target: 'failed', meta: { spec: 'extension: who waits for ten seconds is told that it failed' } },
      },
    },
    loaded: {
      description: 'The article can be read.',
      meta: { spec: '§4 Blog pages, §2 Blog' },
      initial: 'reading',
      states: {
        reading: {
          description: 'Nothing but the article asks for attention.',
          meta: { spec: '§2 Blog' },
          on: { share: 'sharing' },
        },
        sharing: {
          description: 'The browser offers ways to share, or copies the address; a failure is only logged.',
          meta: { spec: '§2 Share' },
          invoke: {
            id: 'sharePost',
            src: 'sharePost',
            input: ({ context: { post } }) => ({ title: post?.title, text: post?.description }),
            onDone: [
              {
                guard: { type: 'copied', params: ({ event }) => event.output },
                target: 'reading',
                actions: 'confirmCopy',
                meta: { spec: 'extension: nothing else on the page shows that the link was copied' },
              },
              { target: 'reading' },
            ],
            onError: 'reading',
          },
        },
      },
    },
    notFound: {
      type: 'final',
      description: 'No article has this address; the visitor reads so and can go back to the list.',
      meta: { spec: '§4 Blog pages, §8 Blog: post unknown' },
      entry: emit({ type: 'namePage' }),
    },
    failed: {
      type: 'final',
      description: 'The article did not arrive; the visitor reads so and can go back to the list.',
      meta: { spec: '§4 Blog pages, §8 Blog: post failure' },
    },
  },
});
