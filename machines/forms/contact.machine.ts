import { assign, emit, setup } from 'xstate';
import type { Focus, StateMeta, Toast } from '../effects';
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

export type ContactMessage = Record<ContactField, string>;

export type ContactEvent =
  | { type: 'field.change'; field: ContactField; value: string }
  | { type: 'field.leave'; field: ContactField }
  | { type: 'submit' };

export type ContactEffect = Toast<'contact.sent' | 'form.failed'> | Focus<'form.problems'>;

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
    incomplete: ({ context }) => !complete(context.values, contactRules),
  },
  actions: {
    succeed: emit({ type: 'toast', kind: 'success', message: 'contact.sent' }),
    fail: emit({ type: 'toast', kind: 'error', message: 'form.failed' }),
    showProblems: assign(({ context }) => ({ problems: problemsIn(context.values, contactRules) })),
    focusProblems: emit({ type: 'focus', target: 'form.problems' }),
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
      after: {
        TIMEOUT: { target: 'editing', actions: 'fail', meta: { spec: 'extension: no answer for 10 s is a failure' } },
      },
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
