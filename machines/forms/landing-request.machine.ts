import { assign, emit } from 'xstate';
import type { Toast } from '../effects';
import { type Choice, restoredBeside, taken } from './choice.rules';
import { type FormEvent, formSetup } from './form.setup';
import { type FormEffect, success } from './forms.effects';
import { type BusinessField, type Delivery, type FieldRules, blank, businessRules, delivering } from './forms.rules';

export type LandingField =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'description'
  | 'carModel'
  | 'preferredDate'
  | BusinessField;
export type LandingRequest = Record<LandingField, string>;

export interface LandingInput {
  delivery: Delivery;
}

export type LandingEvent = FormEvent<LandingField> | { type: 'choice.take'; choice: Choice<LandingField> };

export type LandingEffect = FormEffect | Toast<'quote.sent'>;

export const landingRules: FieldRules<LandingField> = {
  name: { required: true },
  email: { required: true, email: true },
  phone: { required: true },
  address: { required: true },
  description: { required: true },
  carModel: {},
  preferredDate: {},
  ...businessRules,
};

interface LandingOwn extends LandingInput {
  /** The line of the choice that was taken last. */
  about: string;
}

/** The request or inspection form of a landing page and of a service page. */
export const landingRequestMachine = formSetup<
  LandingField,
  LandingRequest,
  Toast<'quote.sent'>,
  LandingEvent,
  LandingOwn,
  LandingInput
>(landingRules)
  .extend({
    delays: { SIMULATED_SUBMIT: 1500 },
    guards: { simulated: ({ context }) => context.delivery === 'simulated' },
    actions: { succeed: emit(({ context }) => success('quote.sent', context)) },
  })
  .createMachine({
    id: 'landingRequest',
    description: 'The request form of a landing page.',
    meta: { spec: '§4 Landing-page quote and inspection forms' },
    context: ({ input }) => ({ ...input, ...blank(landingRules), about: '' }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The visitor writes; name, e-mail, phone, address and description are required.',
        meta: { spec: '§4 Landing-page quote and inspection forms, §5 Landing-page quote forms' },
        on: {
          'draft.restore': {
            actions: [
              assign(({ context, event }) => restoredBeside(context, event.draft, 'description')),
              { type: 'remind', params: ({ event }) => event.draft },
            ],
            meta: { spec: 'extension: what was typed survives the page' },
          },
          'choice.take': {
            actions: assign(({ context, event }) => taken(context, event.choice, 'description', landingRules)),
            meta: { spec: 'extension: a link carries along what was chosen (D42)' },
          },
          'field.change': { actions: { type: 'change', params: ({ event }) => event } },
          'field.leave': {
            actions: { type: 'leave', params: ({ event }) => event },
            meta: { spec: 'extension: messages at the fields' },
          },
          submit: [
            { guard: 'incomplete', actions: ['refuse', 'focusProblems'] },
            { guard: 'simulated', target: 'simulating' },
            {
              target: 'sending',
              actions: { type: 'submit', params: ({ event }) => event },
              meta: { spec: 'extension: requests are really sent where the site is configured to (D6)' },
            },
          ],
        },
      },
      simulating: {
        description: 'Nothing is sent; after a while the form is cleared, without a confirmation.',
        meta: { spec: '§4 Landing-page quote and inspection forms' },
        tags: 'busy',
        after: { SIMULATED_SUBMIT: { target: 'editing', actions: 'clear' } },
      },
      sending: {
        description: 'One e-mail is on its way; everything typed stays as it is.',
        meta: { spec: 'extension: requests are really sent where the site is configured to (D6)' },
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
