import { type ErrorActorEvent, assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovided } from '../unprovided';
import {
  type Address,
  type AddressFailure,
  type AddressOption,
  type AddressQuery,
  type SuggestedAddress,
  failureOf,
} from './address.rules';

export interface AddressInput {
  query: AddressQuery;
  /** Of the address that was picked among those that share the house number. */
  pickedAddressId?: string;
}

export interface FoundAddress extends SuggestedAddress {
  details: Partial<Address>;
}

/** What was found, or why nothing was. */
export type AddressAnswer = FoundAddress | AddressFailure;

interface AddressContext {
  query: AddressQuery;
  addressId: string;
  options: readonly AddressOption[];
  answer: AddressAnswer;
}

/** Finds one address: first its id, then its details. Its output is what came of it. */
export const addressMachine = setup({
  types: {
    context: {} as AddressContext,
    input: {} as AddressInput,
    output: {} as AddressAnswer,
    meta: {} as StateMeta,
  },
  actors: {
    suggestAddress: unprovided<SuggestedAddress, AddressQuery>('suggestAddress'),
    lookUpAddress: unprovided<Partial<Address>, { addressId: string }>('lookUpAddress'),
  },
  delays: {
    TIMEOUT: 10_000,
  },
  guards: {
    picked: ({ context }) => context.addressId !== '',
  },
  actions: {
    refuse: assign((_, failure: AddressFailure) => ({ answer: failure })),
  },
}).createMachine({
  id: 'address',
  description: 'The look-up of one address.',
  meta: { spec: '§7 Address suggest, §7 Address lookup' },
  context: ({ input }) => ({
    query: input.query,
    addressId: input.pickedAddressId ?? '',
    options: [],
    answer: 'failed',
  }),
  initial: 'suggesting',
  states: {
    suggesting: {
      description: 'Asks the suggest endpoint for the id of the address that was typed.',
      meta: { spec: '§4 Calculator: step 1, §7 Address suggest' },
      always: {
        guard: 'picked',
        target: 'lookingUp',
        meta: { spec: 'extension: house letters and additions (D9)' },
      },
      after: { TIMEOUT: { target: 'failed', actions: { type: 'refuse', params: 'suggestOffline' } } },
      invoke: {
        id: 'suggestAddress',
        src: 'suggestAddress',
        input: ({ context }) => context.query,
        onDone: { target: 'lookingUp', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'failed',
          actions: { type: 'refuse', params: ({ event }: { event: ErrorActorEvent }) => failureOf(event.error) },
        },
      },
    },
    lookingUp: {
      description: 'Asks the lookup endpoint for the address with that id.',
      meta: { spec: '§4 Calculator: step 1, §7 Address lookup' },
      after: { TIMEOUT: { target: 'failed', actions: { type: 'refuse', params: 'lookupOffline' } } },
      invoke: {
        id: 'lookUpAddress',
        src: 'lookUpAddress',
        input: ({ context }) => ({ addressId: context.addressId }),
        onDone: {
          target: 'found',
          actions: assign({
            answer: ({ context: { addressId, options }, event }) => ({
              addressId,
              options,
              details: event.output,
            }),
          }),
        },
        onError: {
          target: 'failed',
          actions: { type: 'refuse', params: ({ event }: { event: ErrorActorEvent }) => failureOf(event.error) },
        },
      },
    },
    found: {
      description: 'The address is complete.',
      meta: { spec: '§7 Address lookup' },
      type: 'final',
    },
    failed: {
      description: 'There is no such address, or the service failed or kept silent.',
      meta: { spec: '§8 Address lookup toasts' },
      type: 'final',
    },
  },
  output: ({ context }) => context.answer,
});
