import { expect, test } from 'vitest';
import { type InspectionEvent, createActor, createMachine, setup } from 'xstate';
import { contactMachine } from '../../machines/forms/contact.machine';
import { chartOf } from '../../tools/charts/book/chart';
import { type Entry, entryOf, leafOf, read, written } from '../../tools/charts/page/recording';

const entry = {
  at: 3,
  machine: 'contact',
  flow: 'x:0',
  event: { type: 'submit' },
  states: ['contact', 'contact.editing'],
  context: {},
};

const charts = [await chartOf('', contactMachine)];

test('an entry has the moment of its event, whatever it leads to is told first', () => {
  const child = createMachine({ id: 'child' });
  const parent = setup({ actors: { child } }).createMachine({
    id: 'parent',
    initial: 'alone',
    states: { alone: { on: { go: 'together' } }, together: { invoke: { src: 'child' } } },
  });
  const entries: Entry[] = [];
  const inspect = (inspected: InspectionEvent) => {
    const told = entryOf(inspected);
    if (told) entries.push(told.entry);
  };
  createActor(parent, { inspect }).start().send({ type: 'go' });
  const happened = entries
    .toSorted((one, other) => one.at - other.at)
    .map(({ machine, event }) => [machine, event.type]);

  expect(happened).toEqual([
    ['parent', 'xstate.init'],
    ['parent', 'go'],
    ['child', 'xstate.init'],
  ]);
});

test('what was written can be read', () => {
  expect(read(written('/', [entry]), charts)).toEqual([entry]);
});

test.each([
  { name: 'of another format', text: '{"format":"other","entries":[]}' },
  { name: 'without entries', text: '{"format":"helderdak-recording-1"}' },
  { name: 'whose entries are a text', text: '{"format":"helderdak-recording-1","entries":"abc"}' },
  { name: 'in which nothing happens', text: written('/', []) },
  { name: 'of a machine that there is not', text: written('/', [{ ...entry, machine: 'other' }]) },
  { name: 'in which a flow is in no state', text: written('/', [{ ...entry, states: [] }]) },
  {
    name: 'of a state that there is not',
    text: written('/', [entry, { ...entry, states: ['contact', 'contact.gone'] }]),
  },
  { name: 'whose entries are something else', text: '{"format":"helderdak-recording-1","entries":[{"at":1},null]}' },
])('a file $name is refused', ({ text }) => {
  expect(() => read(text, charts)).toThrow('no recording');
});

test('of the states the innermost counts, whatever their order', () => {
  expect(leafOf(['fault.closed', 'fault'])).toBe('fault.closed');
  expect(leafOf(['gallery', 'gallery.loaded', 'gallery.loaded.viewing'])).toBe('gallery.loaded.viewing');
});
