import { emit, setup } from 'xstate';
import type { Focus, StateMeta } from '../effects';
import { unprovidedListener } from '../unprovided';

export type DisclosureEvent =
  | { type: 'toggle' }
  /** Escape. */
  | { type: 'dismiss' }
  /** Pressed beside it, on nothing that takes the focus. */
  | { type: 'outside.press' }
  /** The focus is beside it: what it covers would have it unseen. */
  | { type: 'focus.leave' }
  | { type: 'route.change' };

export interface DisclosureInput {
  /** Id of the element that opens and closes it. */
  control: string;
}

export type DisclosureEffect = Focus;

/** A menu, which opens and closes by a control. */
export const disclosureMachine = setup({
  types: {
    context: {} as DisclosureInput,
    input: {} as DisclosureInput,
    events: {} as DisclosureEvent,
    emitted: {} as DisclosureEffect,
    meta: {} as StateMeta,
  },
  actors: {
    watchPage: unprovidedListener<DisclosureEvent>('watchPage'),
  },
  actions: {
    focusControl: emit(({ context }) => ({ type: 'focus', target: context.control })),
  },
}).createMachine({
  id: 'disclosure',
  description: 'A menu that toggles open and closed.',
  meta: { spec: '§4 Menus and accordions' },
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the control can be seen.',
      meta: { spec: '§4 Menus and accordions' },
      on: { toggle: 'open' },
    },
    open: {
      description: 'The content can be seen; it closes on a choice, on Escape, and on a press or the focus elsewhere.',
      meta: { spec: '§4 Menus and accordions, §2 Navigation' },
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        toggle: 'closed',
        dismiss: {
          target: 'closed',
          actions: 'focusControl',
          meta: { spec: 'extension: Escape closes what lies over a page' },
        },
        'outside.press': { target: 'closed', actions: 'focusControl' },
        'focus.leave': { target: 'closed', meta: { spec: 'extension: what has the focus can be seen' } },
        'route.change': 'closed',
      },
    },
  },
});
