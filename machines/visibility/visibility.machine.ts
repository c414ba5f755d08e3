import { emit, setup } from 'xstate';
import type { Focus, StateMeta } from '../effects';
import { unprovidedListener } from '../unprovided';

export type VisibilityEvent =
  /** `ratio` is the visible part of the form section, from 0 to 1. */
  { type: 'visibility.change'; ratio: number } | { type: 'callback.request' };

export interface VisibilityInput {
  /** Id of the form section. */
  form: string;
}

/** §2: the button shows below this part of the form section. */
export const ENOUGH = 0.2;

/** The floating button 'Terugbelverzoek', which brings the visitor back to the form. */
export const visibilityMachine = setup({
  types: {
    context: {} as VisibilityInput,
    input: {} as VisibilityInput,
    events: {} as VisibilityEvent,
    emitted: {} as Focus,
    meta: {} as StateMeta,
  },
  actors: {
    watchForm: unprovidedListener<VisibilityEvent, VisibilityInput>('watchForm'),
  },
  guards: {
    hardlyVisible: (_, ratio: number) => ratio < ENOUGH,
    visible: (_, ratio: number) => ratio >= ENOUGH,
  },
  actions: {
    focusForm: emit(({ context }) => ({ type: 'focus', target: context.form })),
  },
}).createMachine({
  id: 'visibility',
  description: 'Whether the callback button is needed.',
  meta: { spec: '§2 Service detail' },
  context: ({ input }) => input,
  invoke: { id: 'watchForm', src: 'watchForm', input: ({ context }) => context },
  initial: 'formVisible',
  states: {
    formVisible: {
      description: 'At least a fifth of the form section is in view; the button is away.',
      meta: { spec: '§9 Floating callback button' },
      on: {
        'visibility.change': {
          guard: { type: 'hardlyVisible', params: ({ event }) => event.ratio },
          target: 'formAway',
        },
      },
    },
    formAway: {
      description: 'Less than a fifth of the form section is in view; the button leads back to it.',
      meta: { spec: '§9 Floating callback button' },
      on: {
        'visibility.change': {
          guard: { type: 'visible', params: ({ event }) => event.ratio },
          target: 'formVisible',
        },
        'callback.request': { actions: 'focusForm' },
      },
    },
  },
});
