import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CalculatorHandover } from '../calculator/calculator.machine';
import { type Submission, deliveryOf } from '../delivery/delivery.machine';
import type { Navigate, StateMeta, Thanks, Toast } from '../effects';
import {
  type ContactField,
  type Deliverable,
  blank,
  changed,
  complete,
  contactRules,
  delivering,
  endings,
  left,
  numbered,
  refused,
} from './forms.rules';
import { type FormEffect, failure, remind, success, thanks, toProblems, toSubmit } from './forms.effects';
import { type FormDraft, restored } from './draft.rules';

export interface CalculatorQuoteRequest extends Record<ContactField, string> {
  calculator: CalculatorHandover;
}

export type CalculatorQuoteEvent =
  | { type: 'field.change'; field: ContactField; value: string }
  | { type: 'field.leave'; field: ContactField }
  | { type: 'draft.restore'; draft: FormDraft<ContactField> }
  | ({ type: 'submit' } & Submission);

export type CalculatorQuoteEffect = FormEffect | Toast<'quote.sent'> | Navigate<'/bedankt-offerte', Thanks>;

export interface CalculatorQuoteInput {
  calculator: CalculatorHandover;
}

/** The quote form behind the calculator: sends the contact details together with every figure of the calculation. */
export const calculatorQuoteMachine = setup({
  types: {
    context: {} as Deliverable<ContactField> & CalculatorQuoteInput,
    input: {} as CalculatorQuoteInput,
    events: {} as CalculatorQuoteEvent,
    emitted: {} as CalculatorQuoteEffect,
    children: {} as { deliver: 'deliver' },
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    deliver: deliveryOf<CalculatorQuoteRequest>(),
  },
  guards: {
    ...endings,
    incomplete: ({ context }) => !complete(context.values, contactRules),
  },
  actions: {
    succeed: emit(({ context }) => success('quote.sent', context)),
    fail: emit(failure),
    remind: enqueueActions(remind),
    refuse: assign(({ context }) => refused(context.values, contactRules)),
    submit: assign(({ context }, submission: Submission) => numbered(context, submission)),
    focusSubmit: emit(toSubmit),
    focusProblems: emit(toProblems),
    thank: emit(({ context }) => thanks(context)),
  },
}).createMachine({
  id: 'calculatorQuote',
  description: 'The form of /offerte-aanvragen.',
  meta: { spec: '§4 Calculator quote form and /offerte form' },
  context: ({ input }) => ({ ...input, ...blank(contactRules) }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes; name, e-mail and phone are required.',
      meta: { spec: '§4 Calculator quote form and /offerte form, §5 Calculator quote form and contact form' },
      on: {
        'draft.restore': {
          actions: [
            assign(({ context, event }) => restored(context, event.draft)),
            { type: 'remind', params: ({ event }) => event.draft },
          ],
          meta: { spec: 'extension: what was typed survives the page' },
        },
        'field.change': { actions: assign(({ context, event }) => changed(context, event, contactRules)) },
        'field.leave': {
          actions: assign({ problems: ({ context, event }) => left(context, event, contactRules) }),
          meta: { spec: 'extension: messages at the fields' },
        },
        submit: [
          { guard: 'incomplete', actions: ['refuse', 'focusProblems'] },
          { target: 'submitting', actions: { type: 'submit', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      description: 'One e-mail is on its way; everything typed stays as it is.',
      meta: { spec: '§4 Calculator quote form and /offerte form' },
      tags: 'busy',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => delivering(context, { ...context.values, calculator: context.calculator }),
        onDone: [
          { guard: { type: 'delivered', params: ({ event }) => event.output }, target: 'sent' },
          {
            guard: { type: 'cancelled', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'focusSubmit',
            meta: { spec: 'extension: nobody has to wait for a connection' },
          },
          { target: 'editing', actions: 'fail' },
        ],
      },
    },
    sent: {
      description: 'The request has arrived; the visitor goes on to the thank-you page.',
      meta: { spec: '§4 Calculator quote form and /offerte form' },
      type: 'final',
      entry: ['succeed', 'thank'],
    },
  },
});
