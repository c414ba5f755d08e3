import { assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovidedListener } from '../unprovided';

export interface CarouselInput {
  /** Number of slides, at least one. */
  count: number;
}

/** What keeps the slides still: the visitor points at one, is in it, is away, wants no motion, or pressed pause. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'reducedMotion' | 'pause';

export type CarouselEvent =
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'show'; index: number }
  | { type: 'hold'; by: Hold }
  | { type: 'release'; by: Hold };

export interface CarouselContext extends CarouselInput {
  index: number;
  holds: readonly Hold[];
}

/** One slide at a time, wrapping around. */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    input: {} as CarouselInput,
    events: {} as CarouselEvent,
    meta: {} as StateMeta,
  },
  actors: {
    watchVisitor: unprovidedListener<CarouselEvent>('watchVisitor'),
  },
  delays: {
    INTERVAL: 6000,
  },
  guards: {
    lastHold: ({ context }, by: Hold) => context.holds.every((hold) => hold === by),
  },
  actions: {
    step: assign(({ context }, by: number) => ({ index: (context.index + by + context.count) % context.count })),
    show: assign((_, index: number) => ({ index })),
    hold: assign(({ context }, by: Hold) => ({ holds: [...new Set([...context.holds, by])] })),
    release: assign(({ context }, by: Hold) => ({ holds: context.holds.filter((hold) => hold !== by) })),
  },
}).createMachine({
  id: 'carousel',
  description: 'Slides that follow one another and wrap around.',
  meta: { spec: '§4 Review carousel, §4 Selling point rotation' },
  context: ({ input }) => ({ ...input, index: 0, holds: [] }),
  invoke: { id: 'watchVisitor', src: 'watchVisitor' },
  initial: 'rotating',
  states: {
    rotating: {
      description: 'One slide is visible. Any change of slide starts the interval again.',
      meta: { spec: '§4 Review carousel, §4 Selling point rotation' },
      after: {
        INTERVAL: { target: 'rotating', reenter: true, actions: { type: 'step', params: 1 } },
      },
      on: {
        previous: { target: 'rotating', reenter: true, actions: { type: 'step', params: -1 } },
        next: { target: 'rotating', reenter: true, actions: { type: 'step', params: 1 } },
        show: { target: 'rotating', reenter: true, actions: { type: 'show', params: ({ event }) => event.index } },
        hold: {
          target: 'held',
          actions: { type: 'hold', params: ({ event }) => event.by },
          meta: { spec: 'extension: moving content can be stopped (WCAG 2.2.2) and stays still when nobody watches' },
        },
      },
    },
    held: {
      description: 'The slide stays until nothing holds it any more; the visitor can still choose another.',
      meta: { spec: 'extension: moving content can be stopped (WCAG 2.2.2) and stays still when nobody watches' },
      on: {
        previous: { actions: { type: 'step', params: -1 } },
        next: { actions: { type: 'step', params: 1 } },
        show: { actions: { type: 'show', params: ({ event }) => event.index } },
        hold: { actions: { type: 'hold', params: ({ event }) => event.by } },
        release: [
          {
            guard: { type: 'lastHold', params: ({ event }) => event.by },
            target: 'rotating',
            actions: { type: 'release', params: ({ event }) => event.by },
          },
          { actions: { type: 'release', params: ({ event }) => event.by } },
        ],
      },
    },
  },
});

/** §4 Selling point rotation: the same carousel, faster. */
export const sellingPointsMachine = carouselMachine.provide({ delays: { INTERVAL: 3000 } });
