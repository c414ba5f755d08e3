import { emit } from 'xstate';
import type { CalculatorHandover } from '../calculator/calculator.rules';
import type { Navigate, Thanks, Toast } from '../effects';
import { type FormEvent, formSetup } from './form.setup';
import { type FormEffect, success, thanks } from './forms.effects';
import { type ContactField, blank, contactRules, delivering } from './forms.rules';

export interface CalculatorQuoteInput {
  calculator: CalculatorHandover;
}

export type CalculatorQuoteRequest = Record<ContactField, string> & CalculatorQuoteInput;
export type CalculatorQuoteEvent = FormEvent<ContactField>;

type OwnEffect = Toast<'quote.sent'> | Navigate<'/bedankt-offerte', Thanks>;
export type CalculatorQuoteEffect = FormEffect | OwnEffect;

/** The quote form behind the calculator: sends the contact details together with every figure of the calculation. */
export const calculatorQuoteMachine = formSetup<
  ContactField,
  CalculatorQuoteRequest,
  OwnEffect,
  CalculatorQuoteEvent,
  CalculatorQuoteInput,
  CalculatorQuoteInput
>(contactRules)
  .extend({
    actions: {
      succeed: emit(({ context }) => success('quote.sent', context)),
      thank: emit(({ context }) => thanks(context)),
    },
  })
  .createMachine({
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
              { type: 'restore', params: ({ event }) => event.draft },
              { type: 'remind', params: ({ event }) => event.draft },
            ],
            meta: { spec: 'extension: what was typed survives the page' },
          },
          'field.change': { actions: { type: 'change', params: ({ event }) => event } },
          'field.leave': {
            actions: { type: 'leave', params: ({ event }) => event },
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
