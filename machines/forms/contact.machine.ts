import { emit } from 'xstate';
import type { Toast } from '../effects';
import { type FormEvent, formSetup } from './form.setup';
import { type FormEffect, success } from './forms.effects';
import { type ContactField, blank, contactRules, delivering } from './forms.rules';

export type ContactMessage = Record<ContactField, string>;
export type ContactEvent = FormEvent<ContactField>;
export type ContactEffect = FormEffect | Toast<'contact.sent'>;

/** Contact form: sends one e-mail, reports with a toast, and is empty again when it was sent (D34). */
export const contactMachine = formSetup<ContactField, ContactMessage, Toast<'contact.sent'>>(contactRules)
  .extend({
    actions: { succeed: emit(({ context }) => success('contact.sent', context)) },
  })
  .createMachine({
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
