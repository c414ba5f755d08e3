import { assign, emit, enqueueActions, setup } from 'xstate';
import { type Submission, deliveryOf } from '../delivery/delivery.machine';
import type { StateMeta, Toast } from '../effects';
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
import { type FormEffect, failure, remind, success, toProblems, toSubmit } from './forms.effects';
import { type FormDraft, restored } from './draft.rules';

export type ContactMessage = Record<ContactField, string>;

export type ContactEvent =
  | { type: 'field.change'; field: ContactField; value: string }
  | { type: 'field.leave'; field: ContactField }
  | { type: 'draft.restore'; draft: FormDraft<ContactField> }
  | ({ type: 'submit' } & Submission);

export type ContactEffect = FormEffect | Toast<'contact.sent'>;

/** Contact form: sends one e-mail, reports with a toast, and is empty again when it was sent (D34). */
export const contactMachine = setup({
  types: {
    context: {} as Deliverable<ContactField>,
    events: {} as ContactEvent,
    emitted: {} as ContactEffect,
    children: {} as { deliver: 'deliver' },
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    deliver: deliveryOf<ContactMessage>(),
  },
  guards: {
    ...endings,
    incomplete: ({ context }) => !complete(context.values, contactRules),
  },
  actions: {
    succeed: emit(({ context }) => success('contact.sent', context)),
    fail: emit(failure),
    remind: enqueueActions(remind),
    refuse: assign(({ context }) => refused(context.values, contactRules)),
    submit: assign(({ context }, submission: Submission) => numbered(context, submission)),
    focusSubmit: emit(toSubmit),
    focusProblems: emit(toProblems),
    clear: assign(blank(contactRules)),
  },
}).createMachine({
  id: 'contact',
  description: 'The message form of /contact.',
  meta: { spec: '§4 Contact form' },
  context: blank(contactRules),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes; name, e-mail and phone are required.',
      meta: { spec: '§4 Contact form, §5 Calculator quote form and contact form' },
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
      meta: { spec: '§4 Contact form' },
      tags: 'busy',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => delivering(context, context.values),
        onDone: [
          {
            guard: { type: 'delivered', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['succeed', 'clear'],
            meta: { spec: 'extension: the form is empty again for another message (D34)' },
          },
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
  },
});
