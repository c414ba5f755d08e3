import { assign, setup } from 'xstate';
import type { StateMeta } from '../effects';

export interface AccordionContext {
  /** Ids of the items whose content can be seen. */
  open: readonly string[];
}

export type AccordionEvent = { type: 'open.change'; open: readonly string[] };

/** Items that open and close each by its own control: questions with their answers, or groups of services. */
export const accordionMachine = setup({
  types: {
    context: {} as AccordionContext,
    input: {} as Partial<AccordionContext>,
    events: {} as AccordionEvent,
    meta: {} as StateMeta,
  },
  guards: {
    beginsOpen: ({ context }) => context.open.length > 0,
    someOpen: (_, open: readonly string[]) => open.length > 0,
  },
  actions: {
    keep: assign((_, open: readonly string[]) => ({ open })),
  },
}).createMachine({
  id: 'accordion',
  description: 'Items that toggle open and closed.',
  meta: { spec: '§4 Menus and accordions' },
  context: ({ input }) => ({ open: input.open ?? [] }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the controls can be seen.',
      meta: { spec: '§4 Menus and accordions' },
      always: {
        guard: 'beginsOpen',
        target: 'open',
        meta: { spec: 'extension: the first answer of a page can be read without a press' },
      },
      on: {
        'open.change': {
          guard: { type: 'someOpen', params: ({ event }) => event.open },
          target: 'open',
          actions: { type: 'keep', params: ({ event }) => event.open },
        },
      },
    },
    open: {
      description: 'The content of at least one item can be seen.',
      meta: { spec: '§4 Menus and accordions' },
      on: {
        'open.change': [
          {
            guard: { type: 'someOpen', params: ({ event }) => event.open },
            actions: { type: 'keep', params: ({ event }) => event.open },
          },
          { target: 'closed', actions: { type: 'keep', params: ({ event }) => event.open } },
        ],
      },
    },
  },
});
