import { type ErrorActorEvent, assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovided, unprovidedListener } from '../unprovided';
import { ATTEMPTS, FILL_TIME, backoff, emailFailureOf, retryable } from './delivery.rules';

/** What a form gives beside the request itself. */
export interface Submission {
  /** The same each time that the visitor, or this machine, tries again, so that sales recognise a request come twice. */
  reference: string;
  /** A field that no person sees was filled in. */
  trapped: boolean;
}

export interface DeliveryInput<Request> extends Submission {
  request: Request;
}

export interface Letter<Request> {
  request: Request;
  reference: string;
}

/** Where nothing was delivered, the form says so and stays as it is; a visitor who called it back knows. */
export type Outcome = 'delivered' | 'cancelled' | 'failed';

interface DeliveryContext<Request> extends DeliveryInput<Request> {
  online: boolean;
  /** Attempts that came to nothing since the connection was last back. */
  failures: number;
  outcome: Outcome;
}

export type DeliveryEvent = { type: 'network.lost' } | { type: 'network.back' } | { type: 'cancel' };

/** Brings one request of a form to sales, through whatever passes by itself. Its output is how that ended. */
export const deliveryOf = <Request>() =>
  setup({
    types: {
      context: {} as DeliveryContext<Request>,
      input: {} as DeliveryInput<Request>,
      output: {} as Outcome,
      events: {} as DeliveryEvent,
      meta: {} as StateMeta,
    },
    actors: {
      sendEmail: unprovided<void, Letter<Request>>('sendEmail'),
      watchNetwork: unprovidedListener<DeliveryEvent>('watchNetwork'),
    },
    delays: {
      /** The site takes off it how long the page has been open. */
      MINIMUM_FILL: FILL_TIME,
      /** The sentence of §8 comes within 10 s, whatever the number of attempts (D43). */
      DEADLINE: 10_000,
      /** The site adds chance to it. */
      BACKOFF: ({ context }) => backoff(context.failures, 0),
    },
    guards: {
      trapped: ({ context }) => context.trapped,
      offline: ({ context }) => !context.online,
      refused: (_, error: unknown) => !retryable[emailFailureOf(error)],
      lastAttempt: ({ context }) => context.failures === ATTEMPTS - 1,
    },
    actions: {
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    },
  }).createMachine({
    id: 'delivery',
    description: 'One request on its way to sales.',
    meta: { spec: 'extension: no request is lost to what passes by itself; a form that submits is one that delivers' },
    context: ({ input }) => ({ ...input, online: true, failures: 0, outcome: 'failed' }),
    invoke: { id: 'watchNetwork', src: 'watchNetwork' },
    on: {
      'network.lost': { actions: assign({ online: false }) },
      'network.back': { actions: assign({ online: true }) },
    },
    initial: 'holding',
    states: {
      holding: {
        description: 'What is sent sooner than a person can fill in a form waits; what no person filled in is dropped.',
        meta: { spec: 'extension: a trap for robots' },
        always: { guard: 'trapped', target: 'dropped' },
        after: { MINIMUM_FILL: 'trying' },
      },
      trying: {
        description: 'Asks the e-mail service, a few times if need be, until the visitor has waited long enough.',
        meta: { spec: 'extension: one attempt of several (D43)' },
        after: { DEADLINE: [{ guard: 'offline', target: 'offline' }, { target: 'failed' }] },
        initial: 'sending',
        states: {
          sending: {
            description: 'The e-mail service was asked, and has not answered yet.',
            meta: { spec: 'extension: one attempt of several (D43)' },
            invoke: {
              id: 'sendEmail',
              src: 'sendEmail',
              input: ({ context: { request, reference } }) => ({ request, reference }),
              onDone: '#delivery.delivered',
              onError: [
                {
                  guard: { type: 'refused', params: ({ event }: { event: ErrorActorEvent }) => event.error },
                  target: '#delivery.failed',
                },
                { guard: 'offline', target: '#delivery.offline' },
                { guard: 'lastAttempt', target: '#delivery.failed' },
                { target: 'waiting', actions: 'countFailure' },
              ],
            },
          },
          waiting: {
            description: 'An attempt came to nothing; after a while there is another one.',
            meta: { spec: 'extension: retry with backoff and jitter' },
            after: { BACKOFF: 'sending' },
            on: {
              'network.lost': { target: '#delivery.offline', actions: assign({ online: false }) },
              cancel: '#delivery.cancelled',
            },
          },
        },
      },
      offline: {
        description: 'There is no connection; the request leaves as soon as there is one, while the page is open.',
        meta: { spec: 'extension: resend when the connection returns' },
        entry: assign({ failures: 0 }),
        on: { 'network.back': { target: 'trying', actions: assign({ online: true }) }, cancel: 'cancelled' },
      },
      delivered: {
        description: 'The e-mail service has taken the request.',
        meta: { spec: '§7 Send e-mail' },
        type: 'final',
        entry: assign({ outcome: 'delivered' }),
      },
      dropped: {
        description: 'A robot is shown what a visitor is shown, and nothing was sent.',
        meta: { spec: 'extension: a trap for robots' },
        type: 'final',
        entry: assign({ outcome: 'delivered' }),
      },
      cancelled: {
        description: 'The visitor called the request back, to go on editing.',
        meta: { spec: 'extension: nobody has to wait for a connection' },
        type: 'final',
        entry: assign({ outcome: 'cancelled' }),
      },
      failed: {
        description: 'The service refused, every attempt came to nothing, or the time is up.',
        meta: { spec: '§8 Quotes and contact' },
        type: 'final',
      },
    },
    output: ({ context }) => context.outcome,
  });

export const deliveryMachine = deliveryOf<unknown>();
