import { disclosureMachine } from '../../machines/disclosure/disclosure.machine';
import { modelOf } from '../support/model';

export const disclosureModel = modelOf(
  disclosureMachine,
  [{ type: 'toggle' }, { type: 'dismiss' }, { type: 'outside.press' }, { type: 'route.change' }],
  { input: { control: 'menu' } },
);
