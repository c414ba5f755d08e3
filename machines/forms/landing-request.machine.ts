import { assign, emit, enqueueActions, setup } from 'xstate';
import { type Submission, deliveryOf } from '../delivery/delivery.machine';
import type { StateMeta, Toast } from '../effects';
import {
  type BusinessField,
  type Deliverable,
  type Delivery,
  type FieldRules,
  blank,
  businessRules,
  changed,
  complete,
  delivering,
  endings,
  left,
  numbered,
  refused,
} from './forms.rules';
import { type FormEffect, failure, remind, success, toProblems, toSubmit } from './forms.effects';
import { type Choice, restoredBeside, taken } from './choice.rules';
import type { FormDraft } from './draft.rules';

export type LandingField =
  'name' | 'email' | 'phone' | 'address' | 'description' | 'carModel' | 'preferredDate' | BusinessField;
export type LandingRequest = Record<LandingField, string>;

export interface LandingInput {
  delivery: Delivery;
}

export type LandingEvent =
  | { type: 'field.change'; field: LandingField; value: string }
  | { type: 'field.leave'; field: LandingField }
  | { type: 'draft.restore'; draft: FormDraft<LandingField> }
  | { type: 'choice.take'; choice: Choice<LandingField> }
  | ({ type: 'submit' } & Submission);

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

interface LandingContext extends Deliverable<LandingField>, LandingInput {
  /** The line of the choice that was taken last. */
  about: string;
}

/** The request or inspection form of a landing page and of a service page. */
export const landingRequestMachine = setup({
  types: {
    context: {} as LandingContext,
    input: {} as LandingInput,
    events: {} as LandingEvent,
    emitted: {} as LandingEffect,
    children: {} as { deliver: 'deliver' },
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    deliver: deliveryOf<LandingRequest>(),
  },
  delays: {
    SIMULATED_SUBMIT: 1500,
  },
  guards: {
    ...endings,
    incomplete: ({ context }) => !complete(context.values, landingRules),
    simulated: ({ context }) => context.delivery === 'simulated',
  },
  actions: {
    refuse: assign(({ context }) => refused(context.values, landingRules)),
    submit: assign(({ context }, submission: Submission) => numbered(context, submission)),
    focusSubmit: emit(toSubmit),
    focusProblems: emit(toProblems),
    clear: assign(blank(landingRules)),
    succeed: emit(({ context }) => success('quote.sent', context)),
    fail: emit(failure),
    remind: enqueueActions(remind),
  },
}).createMachine({
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
        'field.change': { actions: assign(({ context, event }) => changed(context, event, landingRules)) },
        'field.leave': {
          actions: assign({ problems: ({ context, event }) => left(context, event, landingRules) }),
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
