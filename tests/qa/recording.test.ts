import { expect, test } from 'vitest';
import { leafOf, read, written } from '../../tools/qa/recording';

const entry = {
  at: 3,
  machine: 'contact',
  flow: 'x:0',
  event: { type: 'submit' },
  states: ['contact', 'contact.editing'],
  context: {},
};

test('what was written can be read, also when nothing had happened', () => {
  expect(read(written('/', [entry]))).toEqual([entry]);
  expect(read(written('/', []))).toEqual([]);
});

test.each([
  { name: 'of another format', text: '{"format":"other","entries":[]}' },
  { name: 'without entries', text: '{"format":"helderdak-recording-1"}' },
  { name: 'whose entries are a text', text: '{"format":"helderdak-recording-1","entries":"abc"}' },
  { name: 'whose entries are something else', text: '{"format":"helderdak-recording-1","entries":[{"at":1},null]}' },
])('a file $name is refused', ({ text }) => {
  expect(() => read(text)).toThrow('no recording');
});

test('of the states the innermost counts, whatever their order', () => {
  expect(leafOf(['fault.closed', 'fault'])).toBe('fault.closed');
  expect(leafOf(['gallery', 'gallery.loaded', 'gallery.loaded.viewing'])).toBe('gallery.loaded.viewing');
});
