import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defenceOf } from '../../tools/checks/mutants';

const file = 'machines/disclosure/disclosure.machine.ts';
const source = await readFile(file, 'utf8');

/** A mutant as Stryker reports it: lines and columns from one. */
function mutant(text: string, replacement: string, status: string) {
  const start = source.indexOf(text);
  const position = (place: number) => {
    const before = source.slice(0, place).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1 };
  };
  return { status, replacement, location: { start: position(start), end: position(start + text.length) } };
}

test('a transition is defended by the mutants that change it and the fewest others, and those in its guard and actions', async () => {
  const leaving = "{ target: 'closed', actions: 'focusControl' }";
  const mutants = [
    mutant(leaving, '{}', 'Survived'),
    mutant(leaving, "{ target: 'closed' }", 'Killed'),
    // It changes all transitions of the menu at once.
    mutant("id: 'disclosure'", "id: 'other'", 'Killed'),
    // It changes the action of two transitions, and of no other.
    mutant('target: context.control', "target: ''", 'Survived'),
    // It cannot be loaded.
    mutant("on: { toggle: 'open' }", "on: { toggle: '' }", 'Killed'),
    mutant("toggle: 'closed',", '', 'Ignored'),
  ];
  const found = await defenceOf({ files: { [file]: { source, mutants } } }, 'machines/disclosure');

  expect(found['disclosure.open outside.press']).toMatchObject({ noticed: 1, tried: 3 });
  expect(found['disclosure.open toggle']).toMatchObject({ noticed: 1, tried: 1 });
  expect(Object.keys(found)).toHaveLength(6);
});
