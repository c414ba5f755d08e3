import { assertEvent, assign, emit, setup } from 'xstate';
import { type Shared, copied } from '../sharing';
import { unprovided } from '../unprovided';
import type { Focus, Navigate, Silence, StateMeta, Toast } from '../effects';
import { type AddressAnswer, type FoundAddress, addressMachine } from '../address/address.machine';
import { type AddressFailure, type AddressOption, postcodeShort } from '../address/address.rules';
import type { Assumptions } from '../outlook/assumptions.rules';
import {
  type Answers,
  type CalculatorField,
  type CalculatorHandover,
  invalidOf,
  summaryOf,
  usageValid,
  valuesOf,
} from './calculator.rules';
import type { Dakhoek, Dakrichting } from './roof.rules';
import type { OutlookSummary } from '../outlook/summary.rules';
import type { SharedCalculation } from './share.rules';
import type { CalculatorStep } from './steps.rules';

export type CalculatorMessage =
  | 'address.incomplete'
  | 'address.postcodeInvalid'
  | 'address.loading'
  | 'address.found'
  | `address.${AddressFailure}`
  | 'usage.invalid'
  | 'calculation.copied'
  | 'calculation.notCopied'
  | 'calculation.unreadable';

export type CalculatorEffect =
  | Toast<CalculatorMessage>
  | Silence
  | Navigate<'/offerte-aanvragen', CalculatorHandover>
  | Focus<'calculator.step' | 'calculator.problems'>;

/** What of a calculation outlives the page. */
export interface CalculatorDraft extends Answers {
  step: CalculatorStep;
  addressId: string;
  options: readonly AddressOption[];
  assumptions?: Assumptions;
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
  | { type: 'quote.request'; outlook?: OutlookSummary }
  | { type: 'assumptions.keep'; assumptions: Assumptions }
  | { type: 'share' }
  | { type: 'share.open'; shared?: SharedCalculation }
  | { type: 'restart' };

/** What was typed and what came back. Everything else is derived, see `summaryOf`. */
export interface CalculatorContext extends Answers {
  /** Changed last. */
  typed: CalculatorField | undefined;
  /** What was left or sent while it was wrong: the field says so, until it is right. */
  problems: readonly CalculatorField[];
  /** What the step was refused for when it was last sent. It stays as it is while that is being mended. */
  refused: readonly CalculatorField[];
  /** Why the last look-up failed. Another address, pick or look-up clears it. */
  addressFailure: AddressFailure | undefined;
  addressId: string;
  /** The addresses that share the house number, when there are several. */
  options: readonly AddressOption[];
  /** Picked among them; it becomes the address once its details are known. */
  pickedAddressId: string;
  /** Of the outlook; undefined before it was shown. */
  assumptions: Assumptions | undefined;
  /** Counts the links that were opened: the result of each has an outlook of its own. */
  opened: number;
}

/** `assumptions` is undefined before the outlook was shown. */
export type ShareInput = Omit<SharedCalculation, 'assumptions'> & { assumptions: Assumptions | undefined };

/** Before anything is typed. */
export const empty: CalculatorContext = {
  address: { postcode: '', huisnummer: '' },
  typed: undefined,
  problems: [],
  refused: [],
  addressFailure: undefined,
  addressId: '',
  options: [],
  pickedAddressId: '',
  verbruik: '3500',
  dakrichting: 'zuid',
  dakhoek: 30,
  assumptions: undefined,
  opened: 0,
};

/** What the chart of the calculator is made of. */
export const calculatorSetup = setup({
  types: {
    context: {} as CalculatorContext,
    events: {} as CalculatorEvent,
    emitted: {} as CalculatorEffect,
    tags: {} as 'busy',
    children: {} as { findAddress: 'findAddress'; shareCalculation: 'shareCalculation' },
    meta: {} as StateMeta,
  },
  actors: {
    findAddress: addressMachine,
    shareCalculation: unprovided<Shared, ShareInput>('shareCalculation'),
  },
  guards: {
    addressIncomplete: ({ context }) => !context.address.postcode || !context.address.huisnummer,
    postcodeTooShort: ({ context }) => postcodeShort(context.address.postcode),
    readable: (_, shared: SharedCalculation | undefined) => shared !== undefined,
    copied,
    begun: ({ context }) => Boolean(context.address.postcode || context.address.huisnummer || context.assumptions),
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
      const sameAddress = field === 'verbruik' || context.address[field] === value;
      const changed = {
        ...context,
        typed: field,
        address: { ...context.address, ...address },
        verbruik,
        addressFailure: sameAddress ? context.addressFailure : undefined,
      };
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
    accept: assign({ refused: [], addressFailure: undefined }),
    fail: assign((_, addressFailure: AddressFailure) => ({ addressFailure })),
    clear: assign(empty),
    focusProblems: emit({ type: 'focus', target: 'calculator.problems' }),
    focusStep: emit({ type: 'focus', target: 'calculator.step' }),
    openShared: assign(({ context }, { verbruik, dakrichting, dakhoek, latitude, assumptions }: SharedCalculation) => ({
      ...empty,
      address: { ...empty.address, ...(latitude !== undefined && { latitude }) },
      verbruik: String(verbruik),
      dakrichting,
      dakhoek,
      assumptions,
      opened: context.opened + 1,
    })),
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
    handOver: emit(({ context }, outlook: OutlookSummary | undefined) => ({
      type: 'navigate',
      to: '/offerte-aanvragen',
      handover: { ...summaryOf(context), ...(outlook && { outlook }) },
    })),
  },
});

const problemsIn = (context: CalculatorContext, fields: readonly CalculatorField[]) =>
  invalidOf(fields, valuesOf(context));
