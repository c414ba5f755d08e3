import { assign } from 'xstate';
import { summaryOf } from './calculator.rules';
import { calculatorSetup } from './calculator.setup';

/** Step 4 of the chart. */
export const resultState = calculatorSetup.createStateConfig({
  description: 'Step 4. Panels, yield and savings; the visitor can take them to the quote page.',
  meta: { spec: '§4 To step 3, §9 Calculator' },
  initial: 'shown',
  on: {
    'quote.request': [
      { guard: 'typed', actions: { type: 'handOver', params: ({ event }) => event.outlook } },
      {
        target: 'address',
        actions: 'focusStep',
        meta: { spec: 'extension: a link keeps a calculation (D47)' },
      },
    ],
    'assumptions.keep': {
      actions: assign({ assumptions: ({ event }) => event.assumptions }),
      meta: { spec: 'extension: what was typed survives the page' },
    },
  },
  states: {
    shown: {
      description: 'Nothing but the figures asks for attention.',
      meta: { spec: '§9 Calculator' },
      on: { share: { target: 'sharing', meta: { spec: 'extension: a link keeps a calculation (D47)' } } },
    },
    sharing: {
      description: 'The browser offers ways to share the link, or copies it.',
      meta: { spec: 'extension: a link keeps a calculation (D47)' },
      invoke: {
        id: 'shareCalculation',
        src: 'shareCalculation',
        input: ({ context }) => ({
          ...summaryOf(context).usage,
          latitude: context.address.latitude,
          assumptions: context.assumptions,
        }),
        onDone: [
          {
            guard: { type: 'copied', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'toast', params: { kind: 'success', message: 'calculation.copied' } },
          },
          { target: 'shown' },
        ],
        onError: {
          target: 'shown',
          actions: { type: 'toast', params: { kind: 'error', message: 'calculation.notCopied' } },
        },
      },
    },
  },
});
