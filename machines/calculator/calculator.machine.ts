import { type ActorRefFrom, type SnapshotFrom, assign } from 'xstate';
import type { FoundAddress } from '../address/address.machine';
import { type AddressFailure, formatPostcode } from '../address/address.rules';
import { digits } from './calculator.rules';
import { calculatorSetup, empty } from './calculator.setup';
import { resultState } from './result.state';
import type { SharedCalculation } from './share.rules';

export type CalculatorActor = ActorRefFrom<typeof calculatorMachine>;
export type CalculatorSnapshot = SnapshotFrom<typeof calculatorMachine>;

export const calculatorMachine = calculatorSetup.createMachine({
  id: 'calculator',
  description:
    'From an address to a saving in four steps, and on to a quote. There is no way back to an earlier step but a new calculation.',
  meta: { spec: '§4 Calculator: step 1, §4 To step 3, §4 Default usage' },
  context: empty,
  on: {
    'share.open': [
      {
        guard: { type: 'readable', params: ({ event }) => event.shared },
        target: '.result',
        actions: [
          { type: 'openShared', params: ({ event }) => event.shared as SharedCalculation },
          'silence',
          'focusStep',
        ],
        meta: { spec: 'extension: a link keeps a calculation (D47)' },
      },
      {
        actions: { type: 'toast', params: { kind: 'error', message: 'calculation.unreadable' } },
        meta: { spec: 'extension: a link keeps a calculation (D47)' },
      },
    ],
    restart: {
      guard: 'begun',
      target: '.address',
      actions: ['clear', 'silence', 'focusStep'],
      meta: { spec: 'extension: a new calculation from an empty address (D7, D7b)' },
    },
  },
  initial: 'address',
  states: {
    address: {
      description: 'Step 1. The visitor gives a postcode and house number; the address service completes them.',
      meta: { spec: '§4 Calculator: step 1, §5 Calculator step 1' },
      initial: 'entering',
      onDone: { target: 'usage', actions: 'focusStep' },
      on: {
        'draft.restore': [
          {
            guard: 'typed',
            actions: { type: 'restoreUntyped', params: ({ event }) => event.draft },
            meta: { spec: 'extension: what was typed survives the page' },
          },
          {
            target: 'restoring',
            actions: { type: 'restore', params: ({ event }) => event.draft },
            meta: { spec: 'extension: what was typed survives the page' },
          },
        ],
      },
      states: {
        entering: {
          description: 'Both fields can be edited; nothing is asked of the address service yet.',
          meta: { spec: '§4 Calculator: step 1, §5 Calculator step 1' },
          on: {
            'postcode.change': {
              actions: {
                type: 'change',
                params: ({ event }) => ({ field: 'postcode', value: formatPostcode(event.value) }),
              },
            },
            'huisnummer.change': {
              actions: {
                type: 'change',
                params: ({ event }) => ({ field: 'huisnummer', value: digits(event.value, 5) }),
              },
            },
            'postcode.leave': {
              actions: { type: 'leave', params: 'postcode' },
              meta: { spec: 'extension: messages at the fields' },
            },
            'huisnummer.leave': {
              actions: { type: 'leave', params: 'huisnummer' },
              meta: { spec: 'extension: messages at the fields' },
            },
            'address.submit': [
              {
                guard: 'addressIncomplete',
                actions: [
                  { type: 'refuse', params: ['postcode', 'huisnummer'] },
                  { type: 'toast', params: { kind: 'error', message: 'address.incomplete' } },
                  'focusProblems',
                ],
              },
              {
                guard: 'postcodeTooShort',
                actions: [
                  { type: 'refuse', params: ['postcode'] },
                  { type: 'toast', params: { kind: 'error', message: 'address.postcodeInvalid' } },
                  'focusProblems',
                ],
              },
              { target: 'asking', actions: 'accept' },
            ],
          },
        },
        asking: {
          description: 'Asks the address service for the address.',
          meta: { spec: '§4 Calculator: step 1, §8 Address lookup toasts' },
          tags: 'busy',
          entry: { type: 'toast', params: { kind: 'loading', message: 'address.loading' } },
          invoke: {
            id: 'findAddress',
            src: 'findAddress',
            input: ({ context }) => ({ query: context.address }),
            onDone: [
              {
                guard: { type: 'found', params: ({ event }) => event.output },
                target: 'known',
                actions: [
                  { type: 'choose', params: ({ event }) => event.output as FoundAddress },
                  { type: 'complete', params: ({ event }) => event.output as FoundAddress },
                  { type: 'toast', params: { kind: 'success', message: 'address.found' } },
                ],
              },
              {
                target: 'entering',
                actions: [
                  { type: 'fail', params: ({ event }) => event.output as AddressFailure },
                  { type: 'toast', params: ({ event }) => failed(event.output as AddressFailure) },
                ],
              },
            ],
          },
        },
        known: {
          description: 'The address is complete.',
          meta: { spec: '§4 Calculator: step 1' },
          type: 'final',
        },
      },
    },
    restoring: {
      description: 'An earlier visit goes on at the step where it was left.',
      meta: { spec: 'extension: what was typed survives the page' },
      always: [
        { guard: { type: 'leftAt', params: 'usage' }, target: 'usage' },
        { guard: { type: 'leftAt', params: 'roof' }, target: 'roof' },
        { guard: { type: 'leftAt', params: 'result' }, target: 'result' },
        { target: 'address' },
      ],
    },
    usage: {
      description: 'Step 2. Yearly usage in kWh; any value may pass, the calculation checks it.',
      meta: { spec: '§4 To step 3, §4 Default usage, §5 Calculator step 2' },
      initial: 'filling',
      on: {
        'verbruik.change': {
          actions: { type: 'change', params: ({ event }) => ({ field: 'verbruik', value: digits(event.value, 5) }) },
        },
        'address.pick': {
          target: '.picking',
          actions: assign({ pickedAddressId: ({ event }) => event.addressId, addressFailure: undefined }),
          meta: { spec: 'extension: house letters and additions (D9)' },
        },
      },
      states: {
        filling: {
          description: 'The address found is shown; where others share its house number, one of them can be picked.',
          meta: { spec: '§4 To step 3, §5 Calculator step 2' },
          on: {
            'usage.submit': {
              target: '#calculator.roof',
              actions: 'focusStep',
            },
          },
        },
        picking: {
          description:
            'Asks for the details of the address that was picked; until they are known the first one stands.',
          meta: { spec: 'extension: house letters and additions (D9)' },
          tags: 'busy',
          invoke: {
            id: 'findAddress',
            src: 'findAddress',
            input: ({ context }) => ({ query: context.address, pickedAddressId: context.pickedAddressId }),
            onDone: [
              {
                guard: { type: 'found', params: ({ event }) => event.output },
                target: 'filling',
                actions: ['choosePicked', { type: 'complete', params: ({ event }) => event.output as FoundAddress }],
                meta: { spec: 'extension: house letters and additions (D9)' },
              },
              {
                target: 'filling',
                actions: [
                  { type: 'fail', params: ({ event }) => event.output as AddressFailure },
                  { type: 'toast', params: ({ event }) => failed(event.output as AddressFailure) },
                ],
                meta: { spec: 'extension: house letters and additions (D9)' },
              },
            ],
          },
        },
      },
    },
    roof: {
      description:
        'Step 3. Orientation and angle of the roof. The calculation checks the usage, which can be mended here.',
      meta: { spec: '§4 To step 3, §4 Default usage, §5 Calculator step 2' },
      on: {
        'verbruik.change': {
          actions: { type: 'change', params: ({ event }) => ({ field: 'verbruik', value: digits(event.value, 5) }) },
        },
        'dakrichting.change': { actions: assign({ dakrichting: ({ event }) => event.value }) },
        'dakhoek.change': { actions: assign({ dakhoek: ({ event }) => event.value }) },
        'roof.submit': [
          {
            guard: 'usageInvalid',
            actions: [
              { type: 'refuse', params: ['verbruik'] },
              { type: 'toast', params: { kind: 'error', message: 'usage.invalid' } },
              'focusProblems',
            ],
          },
          { target: 'result', actions: ['accept', 'silence', 'focusStep'] },
        ],
      },
    },
    result: resultState,
  },
});

const failed = (failure: AddressFailure) => ({ kind: 'error', message: `address.${failure}` }) as const;
