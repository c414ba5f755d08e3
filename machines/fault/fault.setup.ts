import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { type Submission, deliveryOf } from '../delivery/delivery.machine';
import type { Close, Focus, Silence, StateMeta, Toast } from '../effects';
import {
  type Deliverable,
  type Delivery,
  changed,
  complete,
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
  stepOf,
} from './fault.rules';
import type { FaultStep } from './steps.rules';

export interface FaultInput extends Circumstances {
  delivery: Delivery;
}

export interface FaultContext extends Deliverable<FaultField>, FaultInput {
  issueType?: IssueType;
  contactPreference: ContactPreference;
}

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

/** What the chart of the fault wizard is made of. */
export const faultSetup = setup({
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
    fail: enqueueActions(({ enqueue }) => {
      enqueue.assign({ undelivered: true });
      enqueue.emit({ type: 'toast', kind: 'error', message: 'form.failed', id: 'fault' });
    }),
    remind: enqueueActions(remind),
    interrupt: emit(interruption),
    close: emit({ type: 'close' }),
  },
});
