import type { CalculatorHandover } from '../../machines/calculator/calculator.rules';
import { callbackMachine, callbackRules } from '../../machines/forms/callback.machine';
import { calculatorQuoteMachine } from '../../machines/forms/calculator-quote.machine';
import { contactMachine } from '../../machines/forms/contact.machine';
import {
  type Delivery,
  type FieldRules,
  type Filled,
  blank,
  contactRules,
  problemsIn,
} from '../../machines/forms/forms.rules';
import { landingRequestMachine, landingRules } from '../../machines/forms/landing-request.machine';
import { toLocate } from '../../machines/forms/location.rules';
import { type QuoteField, quoteMachine, quoteRules } from '../../machines/forms/quote.machine';
import type { Promises } from '../../tools/charts/checks';
import { details, options } from '../address/address.model';
import { modelOf } from '../../tools/charts/paths/model';
import { done, elapsed } from '../support/world';

export const noBusiness = { companyName: '', kvk: '' };

export const contactDetails = {
  name: 'Marieke de Groot',
  email: 'marieke@voorbeeld.nl',
  phone: '06 12 34 56 78',
} as const;

export const workAddress = { postalCode: '3811 LM', address: 'Stadhuisplein 1', city: 'Amersfoort' } as const;

export const handover: CalculatorHandover = {
  address: { postcode: '3811 LM', huisnummer: '1', straat: 'Stadhuisplein', woonplaats: 'Amersfoort' },
  usage: { verbruik: 3500, dakrichting: 'zuid', dakhoek: 30 },
  savings: {
    aantalPanelen: 11,
    jaarlijkseOpbrengst: 3740,
    co2Besparing: 1496,
    terugverdientijd: 5,
    totaleInvestering: 5500,
    maandelijkseBesparing: 935 / 12,
    subsidie: 825,
  },
};

export const filling = <Field extends string>(values: Record<Field, string>) =>
  (Object.entries(values) as [Field, string][]).map(
    ([field, value]) => ({ type: 'field.change', field, value }) as const,
  );

/** Counts how far a form is filled in: every mixture of eight fields would make thousands of equivalent states. */
const progress =
  <Field extends string>(rules: FieldRules<Field>) =>
  (snapshot: { value: unknown; context: Filled<Field> & { selectedServices?: readonly string[] } }) => {
    const { values, problems, selectedServices = [] } = snapshot.context;
    return JSON.stringify([
      snapshot.value,
      Object.keys(problemsIn(values, rules)).length,
      Object.keys(problems).length > 0,
      Object.values(problems).includes('emailInvalid'),
      selectedServices.length,
    ]);
  };

export const reference = 'HD-2026-7K2M9Q';

export const submit = { type: 'submit', reference, trapped: false } as const;

export const restoring = <Field extends string>(rules: FieldRules<Field>) => {
  const { values, reference: none } = blank(rules);
  const draft = { values: { ...values, name: contactDetails.name }, reference: none, selectedServices: [] };
  return { type: 'draft.restore', draft } as const;
};

export const delivering = [
  submit,
  done('deliver', 'delivered'),
  done('deliver', 'cancelled'),
  done('deliver', 'failed'),
];

const email = [
  { type: 'field.change', field: 'email', value: 'marieke' },
  { type: 'field.leave', field: 'email' },
] as const;

export const contactModel = modelOf(
  contactMachine,
  [...filling(contactDetails), ...email, ...delivering, restoring(contactRules)],
  { page: '/contact', key: progress(contactRules) },
);

const { name, phone } = contactDetails;

/** No preferred time. */
export const caller = { name, phone } as const;

export const callbackModel = modelOf(
  callbackMachine,
  [
    { type: 'callback.choose' },
    { type: 'callback.leave' },
    ...filling(caller),
    { type: 'field.change', field: 'name', value: '' },
    { type: 'field.leave', field: 'name' },
    ...delivering,
    restoring(callbackRules),
  ],
  { page: '/diensten/thuisbatterij', key: progress(callbackRules) },
);

export const calculatorQuoteModel = modelOf(
  calculatorQuoteMachine,
  [...filling(contactDetails), ...email, ...delivering, restoring(contactRules)],
  { input: { calculator: handover }, page: '/offerte-aanvragen', key: progress(contactRules) },
);

export const roofWork = {
  address: 'Stadhuisplein 1, Amersfoort',
  description: 'Het dak lekt bij de schoorsteen.',
} as const;

export const smart = { type: 'choice.take', choice: { about: 'Pakket: Smart', values: {} } } as const;
export const insulation = {
  type: 'choice.take',
  choice: { services: ['Dakisolatie'], about: '', values: {} },
} as const;

const landingRequestModel = (delivery: Delivery) =>
  modelOf(
    landingRequestMachine,
    [
      ...filling({ ...contactDetails, ...roofWork }),
      ...email,
      ...delivering,
      elapsed('SIMULATED_SUBMIT', 'landingRequest.simulating'),
      restoring(landingRules),
      smart,
    ],
    { input: { delivery }, page: '/laadpaal', key: progress(landingRules) },
  );

export const simulatedLandingModel = landingRequestModel('simulated');
export const sentLandingModel = landingRequestModel('email');

/** A house number in the address field, and its result. */
export const houseNumber = { type: 'field.change', field: 'address', value: '1' } as const;
export const located = done('findAddress', { addressId: 'adr-1', options, details });

export const quoteModel = modelOf(
  quoteMachine,
  [
    { type: 'service.change', service: 'Dakisolatie', selected: true },
    ...filling({ ...contactDetails, ...workAddress }),
    ...email,
    ...delivering,
    restoring(quoteRules),
    insulation,
    houseNumber,
    { type: 'field.leave', field: 'postalCode' },
    located,
    done('findAddress', 'notFound'),
  ],
  {
    page: '/offerte',
    key: (snapshot) =>
      JSON.stringify([progress<QuoteField>(quoteRules)(snapshot), toLocate(snapshot.context.values) !== undefined]),
  },
);

/** The reason why a form needs no time-out of its own. */
export const deliver = 'it is a machine itself, `delivery`, and comes to an end by its own delays';

export const callbackPromises: Promises = {
  machine: 'callback',
  keeps: ['callback.submitting done.actor.deliver [delivered]'],
  spared: { deliver },
  sentences: {
    'wie verstuurt, krijgt antwoord': { from: 'callback.submitting', to: ['callback.offered', 'callback.editing'] },
  },
};

export const calculatorQuotePromises: Promises = {
  machine: 'calculatorQuote',
  keeps: ['calculatorQuote.sent'],
  spared: { deliver },
  sentences: {
    'wie verstuurt, krijgt antwoord': {
      from: 'calculatorQuote.submitting',
      to: ['calculatorQuote.sent', 'calculatorQuote.editing'],
    },
  },
};

export const contactPromises: Promises = {
  machine: 'contact',
  keeps: ['contact.submitting done.actor.deliver [delivered]'],
  spared: { deliver },
  sentences: { 'wie verstuurt, krijgt antwoord': { from: 'contact.submitting', to: ['contact.editing'] } },
};

export const landingRequestPromises: Promises = {
  machine: 'landingRequest',
  ordered: { 'landingRequest.editing submit': 'what is missing is asked for before anything is sent' },
  keeps: ['landingRequest.sending done.actor.deliver [delivered]'],
  spared: { deliver },
  sentences: { 'wie verstuurt, krijgt antwoord': { from: 'landingRequest.sending', to: ['landingRequest.editing'] } },
};

export const quotePromises: Promises = {
  machine: 'quote',
  ordered: { 'quote.editing submit': 'a service is asked for first (§5)' },
  keeps: ['quote.sent'],
  spared: { deliver, findAddress: 'it answers by itself, also when the service fails' },
  sentences: { 'wie verstuurt, krijgt antwoord': { from: 'quote.submitting', to: ['quote.sent', 'quote.editing'] } },
};
