import { type ActorRefFrom, type SnapshotFrom, assertEvent, assign, emit, setup } from 'xstate';
import type { Focus, Navigate, Silence, StateMeta, Toast } from '../effects';
import { type AddressAnswer, type FoundAddress, addressMachine } from '../address/address.machine';
import {
  type Address,
  type AddressFailure,
  type AddressOption,
  formatPostcode,
  postcodeShort,
} from '../address/address.rules';
import {
  type CalculatorField,
  type Dakhoek,
  type Dakrichting,
  type Savings,
  type Usage,
  digits,
  invalidOf,
  savingsFor,
  usageValid,
} from './calculator.rules';

export type CalculatorMessage =
  | 'address.incomplete'
  | 'address.postcodeInvalid'
  | 'address.loading'
  | 'address.found'
  | `address.${AddressFailure}`
  | 'usage.invalid';

export interface CalculatorHandover {
  address: Address;
  usage: Usage;
  savings: Savings;
}

export type CalculatorEffect =
  | Toast<CalculatorMessage>
  | Silence
  | Navigate<'/offerte-aanvragen', CalculatorHandover>
  | Focus<'calculator.step' | 'calculator.problems'>;

export type CalculatorStep = 'address' | 'usage' | 'roof' | 'result';

/** What of a calculation outlives the page. */
export interface CalculatorDraft extends Omit<CalculatorContext, 'typed' | 'problems' | 'refused' | 'pickedAddressId'> {
  step: CalculatorStep;
}

export type CalculatorEvent =
  | { type: 'draft.restore'; draft: CalculatorDraft }
  | { type: 'postcode.change'; value: string }
  | { type: 'postcode.leave' }
  | { type: 'huisnummer.change'; value: string }
  | { type: 'huisnummer.leave' }
  | { type: 'verbruik.change'; value: string }
  | { type: 'address.submit' }
  | { type: 'address.pick'; addressId: string }
  | { type: 'usage.submit' }
  | { type: 'dakrichting.change'; value: Dakrichting }
  | { type: 'dakhoek.change'; value: Dakhoek }
  | { type: 'roof.submit' }
  | { type: 'quote.request' }
  | { type: 'restart' };

/** What was typed and what came back. Everything else is derived, see `summaryOf`. */
export interface CalculatorContext {
  address: Address;
  /** Changed last. */
  typed: CalculatorField | undefined;
  /** What was left or sent while it was wrong: the field says so, until it is right. */
  problems: readonly CalculatorField[];
  /** What the step was refused for when it was last sent. It stays as it is while that is being mended. */
  refused: readonly CalculatorField[];
  addressId: string;
  /** The addresses that share the house number, when there are several. */
  options: readonly AddressOption[];
  /** Picked among them; it becomes the address once its details are known. */
  pickedAddressId: string;
  verbruik: string;
  dakrichting: Dakrichting;
  dakhoek: Dakhoek;
}

const start: CalculatorContext = {
  address: { postcode: '', huisnummer: '' },
  typed: undefined,
  problems: [],
  refused: [],
  addressId: '',
  options: [],
  pickedAddressId: '',
  verbruik: '3500',
  dakrichting: 'zuid',
  dakhoek: 30,
};

export type CalculatorActor = ActorRefFrom<typeof calculatorMachine>;
export type CalculatorSnapshot = SnapshotFrom<typeof calculatorMachine>;

export const calculatorMachine = setup({
  types: {
    context: {} as CalculatorContext,
    events: {} as CalculatorEvent,
    emitted: {} as CalculatorEffect,
    tags: {} as 'busy',
    children: {} as { findAddress: 'findAddress' },
    meta: {} as StateMeta,
  },
  actors: {
    findAddress: addressMachine,
  },
  guards: {
    addressIncomplete: ({ context }) => !context.address.postcode || !context.address.huisnummer,
    postcodeTooShort: ({ context }) => postcodeShort(context.address.postcode),
    typed: ({ context }) => Boolean(context.address.postcode || context.address.huisnummer),
    leftAt: ({ event }, step: CalculatorStep) => {
      assertEvent(event, 'draft.restore');
      return event.draft.step === step;
    },
    found: (_, answer: AddressAnswer) => typeof answer === 'object',
    usageInvalid: ({ context }) => !usageValid(context.verbruik),
  },
  actions: {
    toast: emit((_, toast: Pick<Toast<CalculatorMessage>, 'kind' | 'message'>) => ({
      type: 'toast',
      id: 'calculator',
      ...toast,
    })),
    silence: emit({ type: 'silence', id: 'calculator' }),
    change: assign(({ context }, { field, value }: { field: CalculatorField; value: string }) => {
      const { verbruik, ...address } = { ...valuesOf(context), [field]: value };
      const changed = { ...context, typed: field, address: { ...context.address, ...address }, verbruik };
      return { ...changed, problems: problemsIn(changed, context.problems) };
    }),
    // Unless nothing was typed in it yet.
    leave: assign(({ context }, field: CalculatorField) =>
      valuesOf(context)[field] || context.typed === field
        ? { problems: problemsIn(context, [...context.problems, field]) }
        : {},
    ),
    refuse: assign(({ context }, fields: readonly CalculatorField[]) => {
      const problems = problemsIn(context, fields);
      return { problems, refused: problems };
    }),
    accept: assign({ refused: [] }),
    focusProblems: emit({ type: 'focus', target: 'calculator.problems' }),
    focusStep: emit({ type: 'focus', target: 'calculator.step' }),
    restore: assign((_, { step: _step, ...context }: CalculatorDraft) => context),
    restoreUntyped: assign(({ context }, { address }: CalculatorDraft) => ({
      address: {
        ...context.address,
        postcode: context.address.postcode || address.postcode,
        huisnummer: context.address.huisnummer || address.huisnummer,
      },
    })),
    choose: assign((_, { addressId, options }: FoundAddress) => ({ addressId, options })),
    choosePicked: assign({ addressId: ({ context }) => context.pickedAddressId }),
    complete: assign(({ context }, { details }: FoundAddress) => ({ address: { ...context.address, ...details } })),
    handOver: emit(({ context }) => ({ type: 'navigate', to: '/offerte-aanvragen', handover: summaryOf(context) })),
  },
}).createMachine({
  id: 'calculator',
  description:
    'From an address to a saving in four steps, and on to a quote. There is no way back to an earlier step but a new calculation.',
  meta: { spec: '§4 Calculator: step 1, §4 To step 3, §4 Default usage' },
  context: start,
  on: {
    restart: {
      guard: 'typed',
      target: '.address',
      actions: [assign(start), 'silence', 'focusStep'],
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
                actions: { type: 'toast', params: ({ event }) => failed(event.output as AddressFailure) },
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
          actions: assign({ pickedAddressId: ({ event }) => event.addressId }),
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
                actions: { type: 'toast', params: ({ event }) => failed(event.output as AddressFailure) },
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
    result: {
      description: 'Step 4. Panels, yield and savings; the visitor can take them to the quote page.',
      meta: { spec: '§4 To step 3, §9 Calculator' },
      on: {
        'quote.request': { actions: 'handOver' },
      },
    },
  },
});

/** What is typed, by field. */
export const valuesOf = ({
  address: { postcode, huisnummer },
  verbruik,
}: Pick<CalculatorContext, 'address' | 'verbruik'>) => ({
  postcode,
  huisnummer,
  verbruik,
});

const problemsIn = (context: CalculatorContext, fields: readonly CalculatorField[]) =>
  invalidOf(fields, valuesOf(context));

export function summaryOf(context: CalculatorContext): CalculatorHandover {
  const usage: Usage = {
    verbruik: Number(context.verbruik),
    dakrichting: context.dakrichting,
    dakhoek: context.dakhoek,
  };
  return { address: context.address, usage, savings: savingsFor(usage) };
}

const failed = (failure: AddressFailure) => ({ kind: 'error', message: `address.${failure}` }) as const;
