import { type ActorRefFrom, type SnapshotFrom, assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { type Submission, deliveryOf } from '../delivery/delivery.machine';
import type { Close, Focus, Silence, StateMeta, Toast } from '../effects';
import {
  type Deliverable,
  type Delivery,
  blank,
  changed,
  complete,
  delivering,
  endings,
  left,
  numbered,
  refused,
} from '../forms/forms.rules';
import { interruption, remind } from '../forms/forms.effects';
import type { FormDraft } from '../forms/draft.rules';
import { unprovidedListener } from '../unprovided';
import {
  type Circumstances,
  type ContactPreference,
  type FaultField,
  type FaultReport,
  type IssueType,
  faultRules,
  remaining,
  reportOf,
  stepOf,
} from './fault.rules';

export interface FaultInput extends Circumstances {
  delivery: Delivery;
}

export interface FaultContext extends Deliverable<FaultField>, FaultInput {
  issueType?: IssueType;
  contactPreference: ContactPreference;
}

export type FaultStep = 'type' | 'details' | 'planning' | 'confirmation';

/** What of a report outlives the page. */
export interface FaultDraft extends FormDraft<FaultField> {
  step: FaultStep;
  issueType?: IssueType;
  contactPreference: ContactPreference;
}

export type FaultEvent =
  | { type: 'draft.restore'; draft: FaultDraft }
  | { type: 'issueType.choose'; issueType: IssueType }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'field.change'; field: FaultField; value: string }
  | { type: 'field.leave'; field: FaultField }
  | { type: 'contactPreference.change'; value: ContactPreference }
  /** From the summary to where something is asked for. */
  | { type: 'field.mend'; field: FaultField | 'issueType' }
  | { type: 'customer.change'; business: boolean }
  | ({ type: 'submit' } & Submission)
  | { type: 'close' };

export type FaultEffect =
  | Toast<'fault.loading' | 'fault.sent' | 'form.failed' | 'form.interrupted'>
  | Silence
  | Focus<'fault.step' | 'fault.problems' | 'fault.submit' | `fault.${FaultField | 'issueType'}`>
  | Close;

export type FaultActor = ActorRefFrom<typeof faultMachine>;
export type FaultSnapshot = SnapshotFrom<typeof faultMachine>;

/** The wizard that reports a fault: type, details, planning, confirmation. */
export const faultMachine = setup({
  types: {
    context: {} as FaultContext,
    input: {} as FaultInput,
    events: {} as FaultEvent,
    emitted: {} as FaultEffect,
    children: {} as { watchCustomer: 'watchCustomer'; deliver: 'deliver' },
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    watchCustomer: unprovidedListener<FaultEvent>('watchCustomer'),
    deliver: deliveryOf<FaultReport>(),
  },
  delays: {
    SIMULATED_SUBMIT: 1500,
  },
  guards: {
    ...endings,
    incomplete: ({ context }) => !complete(context.values, faultRules(context)),
    simulated: ({ context }) => context.delivery === 'simulated',
    attempted: ({ context }) => context.reference !== '',
    leftAt: ({ event }: { event: FaultEvent }, step: FaultStep) => {
      assertEvent(event, 'draft.restore');
      return event.draft.step === step;
    },
    ofType: (_: unknown, field: FaultField | 'issueType') => stepOf(field) === 'type',
    ofDetails: (_: unknown, field: FaultField) => stepOf(field) === 'details',
    ofPlanning: (_: unknown, field: FaultField | 'issueType') => stepOf(field) === 'planning',
  },
  actions: {
    restore: assign((_, { step: _step, ...draft }: FaultDraft) => draft),
    change: assign(({ context }, typed: { field: FaultField; value: string }) =>
      changed(context, typed, faultRules(context)),
    ),
    leave: assign(({ context }, at: { field: FaultField }) => ({ problems: left(context, at, faultRules(context)) })),
    refuse: assign(({ context }) => refused(context.values, faultRules(context))),
    focusStep: emit({ type: 'focus', target: 'fault.step' }),
    submit: assign(({ context }, submission: Submission) => numbered(context, submission)),
    focusSubmit: emit({ type: 'focus', target: 'fault.submit' }),
    focusProblems: emit({ type: 'focus', target: 'fault.problems' }),
    focusField: emit((_, field: FaultField | 'issueType') => ({ type: 'focus', target: `fault.${field}` as const })),
    announce: emit({ type: 'toast', kind: 'loading', message: 'fault.loading', id: 'fault' }),
    succeed: emit(({ context: { reference } }) => ({
      type: 'toast',
      kind: 'success',
      message: 'fault.sent',
      id: 'fault',
      duration: 5000,
      reference,
    })),
    silence: emit({ type: 'silence', id: 'fault' }),
    fail: emit({ type: 'toast', kind: 'error', message: 'form.failed', id: 'fault' }),
    remind: enqueueActions(remind),
    interrupt: emit(interruption),
    close: emit({ type: 'close' }),
  },
}).createMachine({
  id: 'fault',
  description: 'The fault-reporting modal; it lives as long as the modal is open.',
  meta: { spec: '§4 Fault wizard' },
  context: ({ input }) => ({ ...input, ...blank(faultRules(input)), contactPreference: 'phone' }),
  invoke: { id: 'watchCustomer', src: 'watchCustomer' },
  initial: 'type',
  on: {
    'customer.change': {
      actions: [
        assign({ business: ({ event }) => event.business }),
        assign({ problems: ({ context }) => remaining(context, faultRules(context)) }),
      ],
    },
    close: [
      {
        guard: 'attempted',
        target: '.interrupted',
        meta: { spec: 'extension: no report is lost, and whoever waits for one is told' },
      },
      '.closed',
    ],
  },
  states: {
    type: {
      description: 'Step 1: a card for each type of issue; choosing one moves on at once.',
      meta: { spec: '§4 Fault wizard, §4 Choosing an issue type, §4 Next and Back, §2 Fault-reporting modal' },
      on: {
        'draft.restore': {
          target: 'restoring',
          actions: [
            { type: 'restore', params: ({ event }) => event.draft },
            { type: 'remind', params: ({ event }) => event.draft },
          ],
          meta: { spec: 'extension: what was typed survives the page' },
        },
        'issueType.choose': {
          target: 'details',
          actions: [assign({ issueType: ({ event }) => event.issueType }), 'focusStep'],
        },
        next: { target: 'details', actions: 'focusStep' },
      },
    },
    restoring: {
      description: 'A report that was begun earlier goes on at the step where it was left.',
      meta: { spec: 'extension: what was typed survives the page' },
      always: [
        { guard: { type: 'leftAt', params: 'details' }, target: 'details' },
        { guard: { type: 'leftAt', params: 'planning' }, target: 'planning' },
        { guard: { type: 'leftAt', params: 'confirmation' }, target: 'confirmation' },
        { target: 'type' },
      ],
    },
    details: {
      description: 'Step 2: what is wrong and who reports it; a business customer also names the company.',
      meta: { spec: '§4 Fault wizard, §4 Next and Back, §5 Fault wizard, §6 Business customers' },
      on: {
        'field.change': {
          guard: { type: 'ofDetails', params: ({ event }) => event.field },
          actions: { type: 'change', params: ({ event }) => event },
        },
        'field.leave': {
          guard: { type: 'ofDetails', params: ({ event }) => event.field },
          actions: { type: 'leave', params: ({ event }) => event },
          meta: { spec: 'extension: messages at the fields' },
        },
        next: { target: 'planning', actions: 'focusStep' },
        back: { target: 'type', actions: 'focusStep' },
      },
    },
    planning: {
      description: 'Step 3: date, part of the day, and how to reach the visitor.',
      meta: { spec: '§4 Fault wizard, §4 Next and Back, §5 Fault wizard' },
      on: {
        'field.change': {
          guard: { type: 'ofPlanning', params: ({ event }) => event.field },
          actions: { type: 'change', params: ({ event }) => event },
        },
        'field.leave': {
          guard: { type: 'ofPlanning', params: ({ event }) => event.field },
          actions: { type: 'leave', params: ({ event }) => event },
          meta: { spec: 'extension: messages at the fields' },
        },
        'contactPreference.change': { actions: assign({ contactPreference: ({ event }) => event.value }) },
        next: { target: 'confirmation', actions: 'focusStep' },
        back: { target: 'details', actions: 'focusStep' },
      },
    },
    confirmation: {
      description: 'Step 4: a summary; what is still missing is named, with a way to it.',
      meta: { spec: '§4 Fault wizard, §4 Next and Back, §5 Fault wizard, §6 Business customers' },
      on: {
        back: { target: 'planning', actions: 'focusStep' },
        'field.mend': [
          {
            guard: { type: 'ofType', params: ({ event }) => event.field },
            meta: { spec: 'extension: what is missing is one press away (D26)' },
            target: 'type',
            actions: { type: 'focusField', params: ({ event }) => event.field },
          },
          {
            guard: { type: 'ofPlanning', params: ({ event }) => event.field },
            meta: { spec: 'extension: what is missing is one press away (D26)' },
            target: 'planning',
            actions: { type: 'focusField', params: ({ event }) => event.field },
          },
          {
            meta: { spec: 'extension: what is missing is one press away (D26)' },
            target: 'details',
            actions: { type: 'focusField', params: ({ event }) => event.field },
          },
        ],
        submit: [
          { guard: 'incomplete', actions: ['refuse', 'focusProblems'] },
          { guard: 'simulated', target: 'simulating' },
          {
            target: 'sending',
            actions: { type: 'submit', params: ({ event }) => event },
            meta: { spec: 'extension: reports are really sent where the site is configured to (D6), §4 Real sending' },
          },
        ],
      },
    },
    simulating: {
      description: 'Nothing is sent; the visitor sees that the report is being made.',
      meta: { spec: '§4 Confirmation, §4 Real sending' },
      tags: 'busy',
      entry: 'announce',
      after: { SIMULATED_SUBMIT: 'reported' },
    },
    sending: {
      description: 'One e-mail is on its way; everything filled in stays as it is.',
      meta: { spec: 'extension: reports are really sent where the site is configured to (D6), §4 Real sending' },
      tags: 'busy',
      entry: 'announce',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => delivering(context, reportOf(context)),
        onDone: [
          { guard: { type: 'delivered', params: ({ event }) => event.output }, target: 'reported' },
          {
            guard: { type: 'cancelled', params: ({ event }) => event.output },
            target: 'confirmation',
            actions: ['silence', 'focusSubmit'],
          },
          { target: 'confirmation', actions: 'fail' },
        ],
      },
    },
    reported: {
      description: 'The report was made, and the visitor is told so.',
      meta: { spec: '§4 Confirmation, §8 Fault report, §9 Fault report' },
      entry: 'succeed',
      always: { target: 'closed', meta: { spec: 'extension: the modal closes by itself (D26)' } },
    },
    closed: {
      description: 'The modal is gone, and with it what was filled in.',
      meta: { spec: '§2 Fault-reporting modal, D26' },
      type: 'final',
      entry: 'close',
    },
    interrupted: {
      description:
        'The visitor closed the modal after a report was sent that has not arrived; what was filled in is kept for the next time.',
      meta: { spec: 'extension: no report is lost, and whoever waits for one is told' },
      type: 'final',
      entry: ['silence', 'interrupt', 'close'],
    },
  },
});
