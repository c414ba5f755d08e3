import type { SnapshotFrom } from 'xstate';
import { faultMachine } from '../../machines/fault/fault.machine';
import { type FaultField, faultRules, stepOf } from '../../machines/fault/fault.rules';
import type { FaultDraft } from '../../machines/fault/fault.setup';
import type { FaultStep } from '../../machines/fault/steps.rules';
import { type Delivery, blank, problemsIn } from '../../machines/forms/forms.rules';
import { type Promises, watches } from '../../tools/charts/checks';
import { contactDetails, deliver, delivering, filling } from '../forms/forms.model';
import { modelOf } from '../../tools/charts/paths/model';
import { elapsed } from '../support/world';

/** A Saturday. */
export const today = '2026-11-21';

export const details = { ...contactDetails, address: 'Stadhuisplein 1, Amersfoort' } as const;
export const companyDetails = { companyName: 'Bakkerij De Groot', kvk: '32012345' } as const;
export const planning = { preferredDate: '2026-11-23', preferredTime: 'Middag (12:00–17:00)' } as const;

/** Counts how far the steps are filled in and whether problems are named, instead of every mixture of fields. A visitor who skips a step fills in no later one. */
const progress =
  (business: boolean) =>
  ({ value, context }: SnapshotFrom<typeof faultMachine>): string => {
    const missing = Object.keys(problemsIn(context.values, faultRules({ business, today }))) as FaultField[];
    const left = (step: 'details' | 'planning') => missing.filter((field) => stepOf(field) === step).length;
    const progressed = {
      details: left('details'),
      planning: left('details') ? 'details missing' : left('planning'),
      confirmation: [missing.length === 0, Object.keys(context.problems).length > 0],
    };
    return JSON.stringify([value, progressed[value as keyof typeof progressed]]);
  };

export const faultModel = (delivery: Delivery, business = false) =>
  modelOf(
    faultMachine,
    [
      { type: 'issueType.choose', issueType: 'short-circuit' },
      { type: 'next' },
      { type: 'back' },
      ...filling(details),
      ...(business ? filling(companyDetails) : []),
      ...filling(planning),
      { type: 'field.leave', field: 'email' },
      { type: 'field.leave', field: 'preferredDate' },
      { type: 'contactPreference.change', value: 'email' },
      { type: 'field.mend', field: 'issueType' },
      { type: 'field.mend', field: 'description' },
      { type: 'field.mend', field: 'preferredDate' },
      { type: 'customer.change', business: !business },
      { type: 'close' },
      elapsed('SIMULATED_SUBMIT', 'fault.simulating'),
      ...delivering,
    ],
    { input: { delivery, business, today }, page: '/contact?storing=melden', key: progress(business) },
  );

export const simulatedFaultModel = faultModel('simulated');
const sent = faultModel('email', true);

export const sentFaultModel = {
  ...sent,
  pagePaths: () => sent.pagePaths().filter(({ steps }) => steps.some(({ state }) => state.matches('sending'))),
};

export const left = (step: FaultStep): FaultDraft => ({
  step,
  values: { ...blank(faultRules({ business: false, today })).values, ...details },
  reference: '',
  issueType: 'short-circuit',
  contactPreference: 'email',
});

const restoredAt = (step: FaultStep) => simulatedFaultModel.path({ type: 'draft.restore', draft: left(step) });

export const faultDrafts = {
  machine: simulatedFaultModel.machine,
  at: restoredAt,
  paths: () => (['type', 'details', 'planning', 'confirmation'] as const).map(restoredAt),
};

export const faultPromises: Promises = {
  machine: 'fault',
  ordered: { 'fault.confirmation submit': 'what is missing is asked for before anything is sent' },
  keeps: ['fault.reported'],
  spared: {
    deliver,
    'customer.change': 'the switch of the page keeps it',
    watchCustomer: watches,
  },
  sentences: {
    'wie een melding verstuurt, hoort of het lukte': {
      from: 'fault.sending',
      to: ['fault.reported', 'fault.confirmation', 'fault.interrupted'],
    },
  },
};
