import { assign, emit, setup } from 'xstate';
import type { CalculatorHandover } from '../calculator/calculator.machine';
import type { Focus, Navigate, StateMeta, Toast } from '../effects';
import { unprovided } from '../unprovided';
import {
  type ContactField,
  type Filled,
  blank,
  changed,
  complete,
  contactRules,
  left,
  problemsIn,
} from './forms.rules';

export interface CalculatorQuoteRequest extends Record<ContactField, string> {
  calculator: CalculatorHandover;
}

export type CalculatorQuoteEvent =
  | { type: 'field.change'; field: ContactField; value: string }
  | { type: 'field.leave'; field: ContactField }
  | { type: 'submit' };

export type CalculatorQuoteEffect =
  Toast<'quote.sent' | 'form.failed'> | Navigate<'/bedankt-offerte'> | Focus<'form.problems'>;

export interface CalculatorQuoteInput {
  calculator: CalculatorHandover;
}

/** The quote form behind the calculator: sends the contact details together with every figure of the calculation. */
export const calculatorQuoteMachine = setup({
  types: {
    context: {} as Filled<ContactField> & CalculatorQuoteInput,
    input: {} as CalculatorQuoteInput,
    events: {} as CalculatorQuoteEvent,
    emitted: {} as CalculatorQuoteEffect,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    sendEmail: unprovided<void, CalculatorQuoteRequest>('sendEmail'),
  },
  delays: {
    TIMEOUT: 10_000,
  },
  guards: {
    incomplete: ({ context }) => !complete(context.values, contactRules),
  },
  actions: {
    succeed: emit({ type: 'toast', kind: 'success', message: 'quote.sent' }),
    fail: emit({ type: 'toast', kind: 'error', message: 'form.failed' }),
    showProblems: assign(({ context }) => ({ problems: problemsIn(context.values, contactRules) })),
    focusProblems: emit({ type: 'focus', target: 'form.problems' }),
    thank: emit({ type: 'navigate', to: '/bedankt-offerte' }),
  },
}).createMachine({
  id: 'calculatorQuote',
  description: 'The form of /offerte-aanvragen.',
  meta: { spec: '§4 Calculator quote form' },
  context: ({ input }) => ({ ...input, ...blank(contactRules) }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes; name, e-mail and phone are required.',
      meta: { spec: '§5 Calculator quote form and contact form' },
      on: {
        'field.change': { actions: assign(({ context, event }) => changed(context, event, contactRules)) },
        'field.leave': {
          actions: assign({ problems: ({ context, event }) => left(context, event, contactRules) }),
        },
        submit: [{ guard: 'incomplete', actions: ['showProblems', 'focusProblems'] }, { target: 'submitting' }],
      },
    },
    submitting: {
      description: 'One e-mail is on its way; everything typed stays as it is.',
      meta: { spec: '§4 Calculator quote form' },
      tags: 'busy',
      after: {
        TIMEOUT: { target: 'editing', actions: 'fail', meta: { spec: 'extension: no answer for 10 s is a failure' } },
      },
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context }) => ({ ...context.values, calculator: context.calculator }),
        onDone: 'sent',
        onError: { target: 'editing', actions: 'fail' },
      },
    },
    sent: {
      description: 'The request has arrived; the visitor goes on to the thank-you page.',
      meta: { spec: '§4 Calculator quote form' },
      type: 'final',
      entry: ['succeed', 'thank'],
    },
  },
});
