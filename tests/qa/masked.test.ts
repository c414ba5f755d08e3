import { expect, test } from 'vitest';
import { AddressError } from '../../machines/calculator/calculator.machine';
import { masked } from '../../tools/qa/masked';
import { deliveryModel } from '../delivery/delivery.model';
import { contactDetails, contactModel, filling, handover } from '../forms/forms.model';

const known = [...Object.values(contactDetails), 'Stadhuisplein', '3811'];
const readable = (value: unknown) => known.filter((word) => JSON.stringify(masked(value)).includes(word));

test('what was typed into a form cannot be read, in events nor in context', () => {
  const events = filling(contactDetails);
  const { context } = contactModel.path(...events).state;

  expect(readable(events)).toEqual([]);
  expect(readable(context)).toEqual([]);
  expect(masked(events[0])).toEqual({ type: 'field.change', field: 'name', value: '•••' });
});

test('nor what a form hands over to be delivered', () => {
  const { context } = deliveryModel.path().state;

  expect(readable(context)).toEqual([]);
  expect(readable({ type: 'xstate.init', input: context })).toEqual([]);
  expect(masked(context)).toMatchObject({ reference: '•••', failures: 0 });
});

test('nor can an address', () => {
  expect(readable(handover)).toEqual([]);
  expect(readable({ type: 'postcode.change', value: '3811 LM' })).toEqual([]);
  expect(readable({ type: 'xstate.done.actor.lookUpAddress', output: { straat: 'Stadhuisplein' } })).toEqual([]);
});

test('what tells nothing of anybody stays', () => {
  const event = { type: 'issueType.choose', issueType: 'short-circuit' };
  const context = { verbruik: '3500', dakhoek: 30, problems: { email: 'emailInvalid' }, values: { name: '' } };

  expect(masked(event)).toEqual(event);
  expect(masked(context)).toEqual(context);
  expect(masked({ error: new AddressError('notFound') })).toEqual({
    error: { error: 'Error', reason: 'notFound' },
  });
});

test('parts of the page are left out', () => {
  expect(masked({ frame: new Map(), count: 3 })).toEqual({ frame: undefined, count: 3 });
});
