import { visibilityMachine } from '../../machines/visibility/visibility.machine';
import { type Promises, watches } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';

export const visibilityModel = modelOf(
  visibilityMachine,
  [{ type: 'visibility.change', ratio: 0 }, { type: 'visibility.change', ratio: 1 }, { type: 'callback.request' }],
  { input: { form: 'aanvraag' }, page: '/diensten/thuisbatterij' },
);

export const visibilityPromises: Promises = {
  machine: 'visibility',
  spared: { 'visibility.change': 'nothing is typed', watchForm: watches },
};
