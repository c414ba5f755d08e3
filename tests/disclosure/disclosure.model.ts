import { disclosureMachine } from '../../machines/disclosure/disclosure.machine';
import { type Promises, watches } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';

const control = 'menu';

export const disclosureModel = modelOf(
  disclosureMachine,
  [
    { type: 'toggle' },
    { type: 'dismiss' },
    { type: 'outside.press' },
    { type: 'focus.leave' },
    { type: 'route.change' },
  ],
  { input: { control } },
);

export const disclosurePromises: Promises = {
  machine: 'disclosure',
  spared: { 'route.change': 'nothing is typed', watchPage: watches },
};
