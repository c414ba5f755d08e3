import { assign, emit, setup } from 'xstate';
import type { Focus, StateMeta, Toast } from '../effects';
import { unprovided } from '../unprovided';
import { type FieldRules, type Filled, changed, left, problemsIn } from './forms.rules';

export type ContactField = 'name' | 'email' | 'phone' | 'message';
export type ContactMessage = Record<ContactField, string>;

export type ContactEvent =
  | { type: 'field.change'; field: ContactField; value: string }
  | { type: 'field.leave'; field: ContactField }
  | { type: 'submit' };

export type ContactEffect = Toast<'contact.sent' | 'form.failed'> | Focus<'form.problems'>;

export const contactRules: FieldRules<ContactField> = {
  name: { required: true },
  email: { required: true, email: true },
  phone: { required: true },
  message: { required: false },
};

const empty: Filled<ContactField> = { values: { name: '', email: '', phone: '', message: '' }, problems: {} };

/** Contact form: sends one e-mail, reports with a toast, and is empty again when it was sent (D34). */
export const contactMachine = setup({
  types: {
    context: {} as Filled<ContactField>,
    events: {} as ContactEvent,
    emitted: {} as ContactEffect,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    sendEmail: unprovided<void, ContactMessage>('sendEmail'),
  },
  delays: {
    TIMEOUT: 10_000,
  },
  guards: {
    incomplete: ({ context }) => Object.keys(problemsIn(context.values, contactRules)).length > 0,
  },
  actions: {
    succeed: emit({ type: 'toast', kind: 'success', message: 'contact.sent' }),
    fail: emit({ type: 'toast', kind: 'error', message: 'form.failed' }),
    showProblems: assign(({ context }) => ({ problems: problemsIn(context.values, contactRules) })),
    focusProblems: emit({ type: 'focus', target: 'form.problems' }),
    clear: assign(empty),
  },
}).createMachine({
  id: 'contact',
  description: 'The message form of /contact.',
  meta: { spec: '§4 Contact form' },
  context: empty,
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes; name, e-mail and phone are required.',
      meta: { spec: '§5 Calculator quote form and contact form' },
      on: {
        'field.change': { actions: assign(({ context, event }) => changed(context, event, contactRules)) },
        'field.leave': { actions: assign({ problems: ({ context, event }) => left(context, event, contactRules) }) },
        submit: [{ guard: 'incomplete', actions: ['showProblems', 'focusProblems'] }, { target: 'submitting' }],
      },
    },
    submitting: {
      description: 'One e-mail is on its way; everything typed stays as it is.',
      meta: { spec: '§4 Contact form' },
      tags: 'busy',
      after: { TIMEOUT: { target: 'editing', actions: 'fail' } },
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context }) => context.values,
        onDone: {
          target: 'editing',
          actions: ['clear', 'succeed'],
        },
        onError: { target: 'editing', actions: 'fail' },
      },
    },
  },
});
