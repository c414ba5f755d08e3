import { disclosureMachine } from '../../machines/disclosure/disclosure.machine';
import { modelOf } from '../support/model';

export const disclosureModel = modelOf(
  disclosureMachine,
  [
    { type: 'toggle' },
    { type: 'dismiss' },
    { type: 'outside.press', focusTaken: false },
    { type: 'outside.press', focusTaken: true },
    { type: 'route.change' },
  ],
  { input: { control: 'menu' } },
);
