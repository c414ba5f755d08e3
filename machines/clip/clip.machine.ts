import { assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovidedListener } from '../unprovided';

export interface ClipInput {
  /** Id of the element that the clip fills. */
  frame: string;
}

/** What keeps the picture still: the page has work to do, nobody can see it, or the visitor wants no motion or few bytes. */
export type ClipHold = 'busy' | 'outOfView' | 'hidden' | 'reducedMotion' | 'saveData';

export type ClipEvent =
  | { type: 'hold'; by: ClipHold }
  | { type: 'release'; by: ClipHold }
  | { type: 'clip.ready' }
  | { type: 'clip.fail' }
  /** The browser does not let it play, such as a phone that saves its battery. */
  | { type: 'clip.refuse' }
  | { type: 'pause' }
  | { type: 'play' };

export interface ClipContext extends ClipInput {
  holds: readonly ClipHold[];
}

/** §9: hero videos play at half speed. */
export const RATE = 0.5;

/** The clip of a hero, which lies over the picture that it begins with. */
export const clipMachine = setup({
  types: {
    context: {} as ClipContext,
    input: {} as ClipInput,
    events: {} as ClipEvent,
    meta: {} as StateMeta,
  },
  actors: {
    watchPage: unprovidedListener<ClipEvent, ClipInput>('watchPage'),
    playClip: unprovidedListener<ClipEvent, ClipInput>('playClip'),
  },
  guards: {
    lastHold: ({ context }, by: ClipHold) => context.holds.every((hold) => hold === by),
    free: ({ context }) => context.holds.length === 0,
  },
  actions: {
    hold: assign(({ context }, by: ClipHold) => ({ holds: [...new Set([...context.holds, by])] })),
    release: assign(({ context }, by: ClipHold) => ({ holds: context.holds.filter((hold) => hold !== by) })),
  },
}).createMachine({
  id: 'clip',
  description: 'A looping clip without sound over a still picture.',
  meta: { spec: '§2 Hero with looping video' },
  // Until the page says that it is at rest and that the frame is in view, neither is the case.
  context: ({ input }) => ({ ...input, holds: ['busy', 'outOfView'] }),
  invoke: { id: 'watchPage', src: 'watchPage', input: ({ context }) => context },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The picture stands; of the clip nothing is asked for.',
      meta: { spec: 'extension: poster first, no bytes for who does not want them or before the page is at rest' },
      on: {
        hold: { actions: { type: 'hold', params: ({ event }) => event.by } },
        release: [
          {
            guard: { type: 'lastHold', params: ({ event }) => event.by },
            target: 'loading',
            actions: { type: 'release', params: ({ event }) => event.by },
          },
          { actions: { type: 'release', params: ({ event }) => event.by } },
        ],
      },
    },
    loading: {
      description: 'The clip is on its way behind the picture.',
      meta: { spec: 'extension: poster first, the clip comes over it when it can play' },
      on: {
        hold: { target: 'waiting', actions: { type: 'hold', params: ({ event }) => event.by } },
        'clip.ready': 'playing',
        'clip.fail': 'failed',
      },
    },
    playing: {
      description: 'The clip moves at half speed and begins again at its end.',
      meta: { spec: '§9 Hero videos' },
      invoke: { id: 'playClip', src: 'playClip', input: ({ context }) => context },
      on: {
        hold: {
          target: 'held',
          actions: { type: 'hold', params: ({ event }) => event.by },
          meta: { spec: 'extension: nothing moves that nobody sees' },
        },
        pause: { target: 'paused', meta: { spec: 'extension: moving content can be stopped (WCAG 2.2.2)' } },
        'clip.refuse': { target: 'paused', meta: { spec: 'extension: moving content can be stopped (WCAG 2.2.2)' } },
      },
    },
    held: {
      description: 'The clip stands still until nothing holds it any more.',
      meta: { spec: 'extension: nothing moves that nobody sees' },
      on: {
        hold: { actions: { type: 'hold', params: ({ event }) => event.by } },
        release: [
          {
            guard: { type: 'lastHold', params: ({ event }) => event.by },
            target: 'playing',
            actions: { type: 'release', params: ({ event }) => event.by },
          },
          { actions: { type: 'release', params: ({ event }) => event.by } },
        ],
      },
    },
    paused: {
      description: 'The visitor has stopped the clip; only the visitor lets it move again.',
      meta: { spec: 'extension: moving content can be stopped (WCAG 2.2.2)' },
      on: {
        hold: { actions: { type: 'hold', params: ({ event }) => event.by } },
        release: { actions: { type: 'release', params: ({ event }) => event.by } },
        play: { guard: 'free', target: 'playing' },
      },
    },
    failed: {
      type: 'final',
      description: 'The clip cannot be had; the picture stays.',
      meta: { spec: 'extension: poster first, and it is enough' },
    },
  },
});
