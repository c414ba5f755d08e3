import type { Delivery } from '../../machines/forms/forms.rules';
import { filling } from '../forms/forms.model';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { details, faultModel, planning, simulatedFaultModel } from './fault.model';

export const choose = { type: 'issueType.choose', issueType: 'short-circuit' } as const;

export const next = { type: 'next' } as const;

export const close = { type: 'close' } as const;

export const loading = { type: 'toast', kind: 'loading', message: 'fault.loading', id: 'fault' };

export const success = {
  type: 'toast',
  kind: 'success',
  message: 'fault.sent',
  id: 'fault',
  duration: 5000,
  reference: '',
};

export const interruption = { type: 'toast', kind: 'error', message: 'form.interrupted', id: 'form' };

export const focus = (target: string) => ({ type: 'focus', target: `fault.${target}` });

export const model = simulatedFaultModel;

export type Events = Parameters<typeof model.path>;

export const along = (delivery: Delivery, business: boolean) => {
  const { machine, path } = faultModel(delivery, business);
  return {
    after: (...events: Events) => path(...events).state,
    emitted: (...events: Events) => emittedAlong(machine, path(...events)),
  };
};

export const { after, emitted } = along('simulated', false);

export const reporting = (
  onDetails: Partial<Record<string, string>>,
  onPlanning: Partial<Record<string, string>>,
): Events =>
  [choose, ...filling(onDetails as typeof details), next, ...filling(onPlanning as typeof planning), next] as Events;

export const complete = reporting(details, planning);
