import { createInspector } from '@statelyai/inspect';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { AddressError } from '../../machines/address/address.rules';
import { type Letter, deliveryOf } from '../../machines/delivery/delivery.machine';
import { type ContactMessage, contactMachine } from '../../machines/forms/contact.machine';
import { masked, maskedMessage } from '../../tools/charts/page/masked';
import { deliveryModel } from '../delivery/delivery.model';
import { contactDetails, contactModel, filling, handover, reference, submit } from '../forms/forms.model';

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

test('a field that nobody has thought of yet is masked', () => {
  expect(readable({ context: { nickname: contactDetails.name, names: [contactDetails.name] } })).toEqual([]);
});

test('an inspector learns nothing from the actors that send a request, and reads in which state a flow is', async () => {
  const told: unknown[] = [];
  const { inspect } = createInspector({ send: (message) => told.push(message) }, { serialize: maskedMessage });
  const deliver = deliveryOf<ContactMessage>().provide({
    actors: {
      watchNetwork: fromCallback(() => {}),
      sendEmail: fromPromise<void, Letter<ContactMessage>>(() =>
        Promise.reject(Object.assign(new Error(contactDetails.name), { status: 400 })),
      ),
    },
    delays: { MINIMUM_FILL: 0 },
  });
  const contact = createActor(contactMachine.provide({ actors: { deliver } }), { inspect }).start();
  filling(contactDetails).forEach((event) => contact.send(event));
  contact.send(submit);
  await waitFor(contact, (snapshot) => snapshot.matches('editing'));
  const words = () => JSON.stringify(told);
  await vi.waitFor(() => expect(words()).toContain('xstate.done.actor.deliver'), 15_000);

  expect([...Object.values(contactDetails), reference].filter((word) => words().includes(word))).toEqual([]);
  expect(words()).toContain('"value":"submitting"');
  expect(words()).toContain('"status":400');
});
