import { type ActorRefFrom, type SnapshotFrom, assign } from 'xstate';
import { blank, delivering } from '../forms/forms.rules';
import { faultRules, remaining, reportOf } from './fault.rules';
import { faultSetup } from './fault.setup';

export type FaultActor = ActorRefFrom<typeof faultMachine>;
export type FaultSnapshot = SnapshotFrom<typeof faultMachine>;

/** The wizard that reports a fault: type, details, planning, confirmation. */
export const faultMachine = faultSetup.createMachine({
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
