import { assign, emit, setup } from 'xstate';
import type { Focus, StateMeta, Toast } from '../effects';
import { unprovided } from '../unprovided';
import { type Delivery, type FieldRules, type Filled, blank, changed, complete, left, problemsIn } from './forms.rules';

export type LandingField = 'name' | 'email' | 'phone' | 'address' | 'description' | 'carModel' | 'preferredDate';
export type LandingRequest = Record<LandingField, string>;

export interface LandingInput {
  delivery: Delivery;
}

export type LandingEvent =
  | { type: 'field.change'; field: LandingField; value: string }
  | { type: 'field.leave'; field: LandingField }
  | { type: 'submit' };

export type LandingEffect = Toast<'quote.sent' | 'form.failed'> | Focus<'form.problems'>;

export const landingRules: FieldRules<LandingField> = {
  name: { required: true },
  email: { required: true, email: true },
  phone: { required: true },
  address: { required: true },
  description: { required: true },
  carModel: { required: false },
  preferredDate: { required: false },
};

/** The request or inspection form of a landing page and of a service page. */
export const landingRequestMachine = setup({
  types: {
    context: {} as Filled<LandingField> & LandingInput,
    input: {} as LandingInput,
    events: {} as LandingEvent,
    emitted: {} as LandingEffect,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    sendEmail: unprovided<void, LandingRequest>('sendEmail'),
  },
  delays: {
    SIMULATED_SUBMIT: 1500,
    TIMEOUT: 10_000,
  },
  guards: {
    incomplete: ({ context }) => !complete(context.values, landingRules),
    simulated: ({ context }) => context.delivery === 'simulated',
  },
  actions: {
    showProblems: assign(({ context }) => ({ problems: problemsIn(context.values, landingRules) })),
    focusProblems: emit({ type: 'focus', target: 'form.problems' }),
    clear: assign(blank(landingRules)),
    succeed: emit({ type: 'toast', kind: 'success', message: 'quote.sent' }),
    fail: emit({ type: 'toast', kind: 'error', message: 'form.failed' }),
  },
}).createMachine({
  id: 'landingRequest',
  description: 'The request form of a landing page.',
  meta: { spec: '§4 Landing-page quote and inspection forms' },
  context: ({ input }) => ({ ...input, ...blank(landingRules) }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes; name, e-mail, phone, address and description are required.',
      meta: { spec: '§5 Landing-page quote forms' },
      on: {
        'field.change': { actions: assign(({ context, event }) => changed(context, event, landingRules)) },
        'field.leave': { actions: assign({ problems: ({ context, event }) => left(context, event, landingRules) }) },
        submit: [
          { guard: 'incomplete', actions: ['showProblems', 'focusProblems'] },
          { guard: 'simulated', target: 'simulating' },
          { target: 'sending' },
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
      after: { TIMEOUT: { target: 'editing', actions: 'fail' } },
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context }) => context.values,
        onDone: { target: 'editing', actions: ['clear', 'succeed'] },
        onError: { target: 'editing', actions: 'fail' },
      },
    },
  },
});
