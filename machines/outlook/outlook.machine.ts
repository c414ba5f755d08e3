import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovided } from '../unprovided';
import {
  type AssumptionField,
  type Assumptions,
  type BatterySize,
  type UsagePattern,
  cleaned,
  invalidIn,
} from './assumptions.rules';
import type { Outlook, OutlookSubject } from './outlook.rules';

export type OutlookActor = ActorRefFrom<typeof outlookMachine>;
export type OutlookSnapshot = SnapshotFrom<typeof outlookMachine>;

export type OutlookEvent =
  | { type: 'pattern.choose'; pattern: UsagePattern }
  | { type: 'battery.choose'; battery: BatterySize }
  | { type: 'assumption.change'; field: AssumptionField; value: string }
  | { type: 'retry' };

export interface OutlookInput {
  subject: OutlookSubject;
  assumptions: Assumptions;
}

export interface OutlookContext extends OutlookInput {
  /** The previous outlook stays in view while the next one is computed. */
  outlook: Outlook | undefined;
}

const extension = 'extension: what the roof is worth after netting (D46)';

export const outlookMachine = setup({
  types: {
    context: {} as OutlookContext,
    events: {} as OutlookEvent,
    input: {} as OutlookInput,
    children: {} as { compute: 'compute' },
    meta: {} as StateMeta,
  },
  actors: {
    compute: unprovided<Outlook, OutlookInput>('compute'),
  },
  guards: {
    invalid: ({ context }) => invalidIn(context.assumptions.typed).length > 0,
  },
  actions: {
    assume: assign(({ context }, assumptions: Partial<Assumptions>) => ({
      assumptions: { ...context.assumptions, ...assumptions },
    })),
    type: assign(({ context }, { field, value }: { field: AssumptionField; value: string }) => ({
      assumptions: {
        ...context.assumptions,
        typed: { ...context.assumptions.typed, [field]: cleaned(value) },
      },
    })),
    keep: assign((_, outlook: Outlook) => ({ outlook })),
  },
  delays: {
    TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'outlook',
  description: 'What a roof and a battery are worth from 2027 on, by assumptions that the visitor can change.',
  meta: { spec: extension },
  context: ({ input }) => ({ ...input, outlook: undefined }),
  on: {
    'pattern.choose': {
      target: '.checking',
      actions: { type: 'assume', params: ({ event }) => ({ pattern: event.pattern }) },
    },
    'battery.choose': {
      target: '.checking',
      actions: { type: 'assume', params: ({ event }) => ({ battery: event.battery }) },
    },
    'assumption.change': {
      target: '.checking',
      actions: { type: 'type', params: ({ event }) => event },
    },
  },
  initial: 'checking',
  states: {
    checking: {
      description: 'Assumptions with an invalid figure are refused, all others are computed.',
      meta: { spec: extension },
      always: [{ guard: 'invalid', target: 'refused' }, { target: 'computing' }],
    },
    refused: {
      description: 'The field shows what is wrong; the previous outlook stays in view.',
      meta: { spec: extension },
    },
    computing: {
      description: 'The hours of a year are computed; the previous outlook stays in view.',
      meta: { spec: extension },
      invoke: {
        id: 'compute',
        src: 'compute',
        input: ({ context: { subject, assumptions } }) => ({ subject, assumptions }),
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      after: { TIMEOUT: 'failed' },
    },
    shown: {
      description: 'The outlook of these assumptions is in view.',
      meta: { spec: extension },
    },
    failed: {
      description: 'The code of the model did not arrive. The specified result stands by itself.',
      meta: { spec: extension },
      on: { retry: 'computing' },
    },
  },
});
