import type { AddressAnswer } from '../../machines/address/address.machine';
import { marketDefaults } from '../../content/market';
import type { Address, AddressFailure } from '../../machines/address/address.rules';
import { type CalculatorSnapshot, calculatorMachine } from '../../machines/calculator/calculator.machine';
import type { SharedCalculation } from '../../machines/calculator/share.rules';
import { type CalculatorStep, calculatorSteps } from '../../machines/calculator/steps.rules';
import type { Promises } from '../../tools/charts/checks';
import { details as known, options } from '../address/address.model';
import { modelOf } from '../../tools/charts/paths/model';
import { done, failed } from '../support/world';

export const found = (details: Partial<Address> = {}) =>
  done('findAddress', {
    addressId: 'adr-1',
    options,
    details: { ...known, ...details },
  } satisfies AddressAnswer);
export const notFound = (failure: AddressFailure) => done('findAddress', failure);

/** Ids, problems and failures change nothing of what can be done. */
export const withoutIds = ({
  value,
  context: {
    addressId: _id,
    pickedAddressId: _picked,
    assumptions: _assumptions,
    opened: _opened,
    typed: _typed,
    problems: _problems,
    refused: _refused,
    addressFailure: _failure,
    ...context
  },
}: CalculatorSnapshot) => JSON.stringify([value, context]);

/** With values that other samples have as well, so that the paths do not double. */
export const shared: SharedCalculation = {
  verbruik: 2500,
  dakrichting: 'noord',
  dakhoek: 60,
  assumptions: { pattern: 'household', battery: 10, typed: marketDefaults },
};

/** One sample per outcome; the page is driven with the same ones. */
export const calculatorModel = modelOf(
  calculatorMachine,
  [
    { type: 'postcode.change', value: '3811' },
    { type: 'postcode.change', value: '3811lm' },
    { type: 'huisnummer.change', value: '1' },
    { type: 'postcode.leave' },
    { type: 'huisnummer.leave' },
    { type: 'address.submit' },
    found(),
    // For both an address and a pick.
    notFound('detailsNotFound'),
    { type: 'verbruik.change', value: '0' },
    { type: 'verbruik.change', value: '2500' },
    { type: 'address.pick', addressId: 'adr-2' },
    { type: 'usage.submit' },
    { type: 'dakrichting.change', value: 'noord' },
    { type: 'dakhoek.change', value: 60 },
    { type: 'roof.submit' },
    { type: 'quote.request' },
    { type: 'restart' },
    { type: 'share.open', shared },
    { type: 'share.open' },
    { type: 'share' },
    done('shareCalculation', 'copied'),
    done('shareCalculation', 'offered'),
    failed('shareCalculation', new DOMException('Refused', 'NotAllowedError')),
    { type: 'assumptions.keep', assumptions: { ...shared.assumptions, pattern: 'home' } },
  ],
  {
    page: '/zonnepanelen',
    key: withoutIds,
    onPage: ({ context }, event) => event.type !== 'address.pick' || event.addressId !== context.pickedAddressId,
  },
);

export const left = (step: CalculatorStep) => ({
  step,
  address: { postcode: '3811 LM', huisnummer: '1', straat: 'Stadhuisplein', woonplaats: 'Amersfoort' },
  addressId: 'adr-1',
  options,
  verbruik: '2500',
  dakrichting: 'noord' as const,
  dakhoek: 60 as const,
});

/** As if the visitor began before the draft was restored. */
export const restoredTooLate = calculatorModel.path(
  { type: 'postcode.change', value: '3811' },
  { type: 'draft.restore', draft: left('roof') },
);

const restoredAt = (step: CalculatorStep) => calculatorModel.path({ type: 'draft.restore', draft: left(step) });

export const calculatorDrafts = {
  machine: calculatorModel.machine,
  at: restoredAt,
  paths: () => calculatorSteps.map(restoredAt),
};

export const calculatorPromises: Promises = {
  machine: 'calculator',
  ordered: { 'calculator.address.entering address.submit': 'a missing house number is said first' },
  ends: ['calculator.result quote.request'],
  keeps: ['calculator.result quote.request'],
  spared: {
    findAddress: 'it answers by itself, also when the service fails',
    shareCalculation: 'the browser asks the visitor, who may take time',
  },
  sentences: {
    'wie een adres zoekt dat er niet is, kan het verbeteren': {
      from: 'calculator.address.asking',
      to: ['calculator.address.entering'],
    },
    'wie klaar is, kan een offerte vragen of opnieuw beginnen': {
      from: 'calculator.result',
      to: ['calculator.result quote.request', 'calculator.address'],
    },
  },
};
