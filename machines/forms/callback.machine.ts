import { assign, emit, enqueueActions, setup } from 'xstate';
import { type Submission, deliveryOf } from '../delivery/delivery.machine';
import type { Focus, StateMeta, Toast } from '../effects';
import {
  type Deliverable,
  type FieldRules,
  blank,
  changed,
  complete,
  delivering,
  endings,
  left,
  numbered,
  refused,
} from './forms.rules';
import { type FormEffect, failure, remind, success, toProblems, toSubmit } from './forms.effects';
import { type FormDraft, restored } from './draft.rules';

export type CallbackField = 'name' | 'phone' | 'preferredTime';
export type CallbackRequest = Record<CallbackField, string>;

export type CallbackEvent =
  | { type: 'callback.choose' }
  | { type: 'callback.leave' }
  | { type: 'field.change'; field: CallbackField; value: string }
  | { type: 'field.leave'; field: CallbackField }
  | { type: 'draft.restore'; draft: FormDraft<CallbackField> }
  | ({ type: 'submit' } & Submission);

export type CallbackEffect = FormEffect | Toast<'callback.sent'> | Focus<'aanvraag'>;

/** Any time is good where none is chosen. */
export const callbackRules: FieldRules<CallbackField> = {
  name: { required: true },
  phone: { required: true },
  preferredTime: {},
};

/** Asks to be called, in place of the request form of a page: a name, a number and a part of the day. */
export const callbackMachine = setup({
  types: {
    context: {} as Deliverable<CallbackField>,
    events: {} as CallbackEvent,
    emitted: {} as CallbackEffect,
    children: {} as { deliver: 'deliver' },
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    deliver: deliveryOf<CallbackRequest>(),
  },
  guards: {
    ...endings,
    incomplete: ({ context }) => !complete(context.values, callbackRules),
  },
  actions: {
    succeed: emit(({ context }) => success('callback.sent', context)),
    fail: emit(failure),
    remind: enqueueActions(remind),
    refuse: assign(({ context }) => refused(context.values, callbackRules)),
    submit: assign(({ context }, submission: Submission) => numbered(context, submission)),
    focusRequest: emit({ type: 'focus', target: 'aanvraag' }),
    focusSubmit: emit(toSubmit),
    focusProblems: emit(toProblems),
    clear: assign(blank(callbackRules)),
  },
}).createMachine({
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
            assign(({ context, event }) => restored(context, event.draft)),
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
        'field.change': { actions: assign(({ context, event }) => changed(context, event, callbackRules)) },
        'field.leave': {
          actions: assign({ problems: ({ context, event }) => left(context, event, callbackRules) }),
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
