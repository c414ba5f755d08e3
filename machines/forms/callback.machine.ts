import { assign, emit } from 'xstate';
import type { Focus, Toast } from '../effects';
import { type FormEvent, formSetup } from './form.setup';
import { type FormEffect, success } from './forms.effects';
import { type FieldRules, blank, delivering } from './forms.rules';

export type CallbackField = 'name' | 'phone' | 'preferredTime';
export type CallbackRequest = Record<CallbackField, string>;
export type CallbackEvent = FormEvent<CallbackField> | { type: 'callback.choose' } | { type: 'callback.leave' };

type OwnEffect = Toast<'callback.sent'> | Focus<'aanvraag'>;
export type CallbackEffect = FormEffect | OwnEffect;

/** Any time is good where none is chosen. */
export const callbackRules: FieldRules<CallbackField> = {
  name: { required: true },
  phone: { required: true },
  preferredTime: {},
};

/** Asks to be called, in place of the request form of a page: a name, a number and a part of the day. */
export const callbackMachine = formSetup<CallbackField, CallbackRequest, OwnEffect, CallbackEvent>(callbackRules)
  .extend({
    actions: {
      succeed: emit(({ context }) => success('callback.sent', context)),
      focusRequest: emit({ type: 'focus', target: 'aanvraag' }),
    },
  })
  .createMachine({
    id: 'callback',
    description: 'The request to be called, and no more than that.',
    meta: { spec: 'extension: a callback without a quote' },
    context: blank(callbackRules),
    initial: 'offered',
    states: {
      offered: {
        description: 'The page shows its request form, with the choice to be called instead.',
        meta: { spec: 'extension: a callback without a quote' },
        on: {
          'callback.choose': 'editing',
          'draft.restore': {
            target: 'editing',
            actions: [
              { type: 'restore', params: ({ event }) => event.draft },
              { type: 'remind', params: ({ event }) => event.draft },
            ],
            meta: { spec: 'extension: what was typed survives the page' },
          },
        },
      },
      editing: {
        description: 'The visitor writes; name and phone are required.',
        meta: { spec: 'extension: a callback without a quote' },
        on: {
          'callback.leave': { target: 'offered', actions: assign({ problems: {}, refused: {} }) },
          'field.change': { actions: { type: 'change', params: ({ event }) => event } },
          'field.leave': {
            actions: { type: 'leave', params: ({ event }) => event },
          },
          submit: [
            { guard: 'incomplete', actions: ['refuse', 'focusProblems'] },
            { target: 'submitting', actions: { type: 'submit', params: ({ event }) => event } },
          ],
        },
      },
      submitting: {
        description: 'One e-mail is on its way; everything typed stays as it is.',
        meta: { spec: 'extension: a callback without a quote' },
        tags: 'busy',
        invoke: {
          id: 'deliver',
          src: 'deliver',
          input: ({ context }) => delivering(context, context.values),
          onDone: [
            {
              guard: { type: 'delivered', params: ({ event }) => event.output },
              target: 'offered',
              actions: ['succeed', 'clear', 'focusRequest'],
            },
            {
              guard: { type: 'cancelled', params: ({ event }) => event.output },
              target: 'editing',
              actions: 'focusSubmit',
            },
            { target: 'editing', actions: 'fail' },
          ],
        },
      },
    },
  });
