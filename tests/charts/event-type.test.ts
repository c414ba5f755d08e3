import { expect, test } from 'vitest';
import { readType } from '../../tools/charts/machines/event-type';

test.each([
  ['submit', {}],
  ['xstate.init', {}],
  ['xstate.done.state.fault.details', {}],
  ['xstate.done.actor.0.quote.submitting', { actor: '0.quote.submitting', outcome: 'done' }],
  ['xstate.error.actor.deliver', { actor: 'deliver', outcome: 'error' }],
  ['xstate.after.1500.delivery.trying', { delay: '1500', state: 'delivery.trying' }],
])('%s', (type, parts) => {
  expect(readType(type)).toEqual(parts);
});
