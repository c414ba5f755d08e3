import { disclosureMachine } from '../../machines/disclosure/disclosure.machine';
import { modelOf } from '../support/model';

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
