import { assign, setup } from 'xstate';
import { ATTEMPTS, backoff } from '../delivery/delivery.rules';
import type { StateMeta } from '../effects';
import { unprovided } from '../unprovided';

/** The data of the confirmation e-mail: fixed texts and the name. Anybody can send it to any address, so it contains no free text. */
export interface Confirmation {
  name: string;
  email: string;
  reference: string;
  /** In fixed words: services, the calculation, or the kind of fault; empty for a message. */
  asked: string;
}

interface ConfirmationContext {
  confirmation: Confirmation;
  failures: number;
}

const confirmationSetup = setup({
  types: {
    context: {} as ConfirmationContext,
    input: {} as Confirmation,
    meta: {} as StateMeta,
  },
  actors: {
    sendConfirmation: unprovided<void, Confirmation>('sendConfirmation'),
  },
  delays: {
    TIMEOUT: 10_000,
    /** From the first attempt on: the request itself was sent just before. */
    PAUSE: ({ context }) => backoff(context.failures + 1, 0),
  },
  guards: {
    lastAttempt: ({ context }) => context.failures === ATTEMPTS - 1,
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
});

const failure = [
  { guard: 'lastAttempt', target: 'abandoned' },
  { target: 'waiting', actions: 'countFailure' },
] as const;

export const confirmationMachine = confirmationSetup.createMachine({
  id: 'confirmation',
  description: 'The e-mail that tells a visitor that the request has arrived. The page does not wait for it.',
  meta: { spec: 'extension: the visitor gets an e-mail too, where a template for it is set' },
  context: ({ input }) => ({ confirmation: input, failures: 0 }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The e-mail service takes one e-mail a second from a browser.',
      meta: { spec: 'extension: the visitor gets an e-mail too' },
      after: { PAUSE: 'sending' },
    },
    sending: {
      description: 'The e-mail service was asked, and has not answered yet.',
      meta: { spec: 'extension: the visitor gets an e-mail too' },
      invoke: {
        id: 'sendConfirmation',
        src: 'sendConfirmation',
        input: ({ context }) => context.confirmation,
        onDone: 'sent',
        onError: failure,
      },
      after: { TIMEOUT: failure },
    },
    sent: {
      description: 'The e-mail service has taken it.',
      meta: { spec: 'extension: the visitor gets an e-mail too' },
      type: 'final',
    },
    abandoned: {
      description: 'Every attempt came to nothing. The page has already said that the request arrived.',
      meta: { spec: 'extension: the visitor gets an e-mail too' },
      type: 'final',
    },
  },
});
