import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { allMachines } from '../tools/charts/machines/catalogue';
import { requirementsIn, unknownInClause, unknownInProse } from '../tools/charts/machines/requirements';
import { section4 } from '../tools/charts/machines/section-4';
import { nodesOf, transitionsOf } from '../tools/charts/machines/transitions';

const requirements = requirementsIn(await readFile('docs/requirements.md', 'utf8'));
const machines = [...(await allMachines()).values()];
const specOf = ({ meta }: { meta?: unknown }) => (meta as { spec: string } | undefined)?.spec ?? '';

const texts: Record<string, string> = import.meta.glob(
  [
    '../{machines,src,content,tools,tests}/**/*.{ts,tsx}',
    '../{README.md,docs/*.md,docs/decisions/*.md}',
    '!../docs/requirements.md',
    '!./requirements.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

describe('docs/requirements.md', () => {
  test('has the nine sections, and an item in each', () => {
    expect(Object.keys(requirements.sections)).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
    expect(Object.values(requirements.sections).filter((names) => names.length === 0)).toEqual([]);
  });

  test('names no two things of a section alike', () => {
    const all = [...Object.values(requirements.sections), requirements.decisions];

    expect(all.map((names) => new Set(names).size)).toEqual(all.map((names) => names.length));
  });

  test('has an item for every sentence of section 4, in their order', () => {
    const items = requirements.sections['§4'] ?? [];

    expect(items).toHaveLength(section4.length);
    expect(section4.filter(({ sentence }, place) => !sentence.startsWith(items[place]!))).toEqual([]);
  });
});

describe('every clause of a state or a transition is a requirement', () => {
  test.each(machines.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
    const clauses = [
      ...nodesOf(machine).map((node) => [node.id, specOf(node)] as const),
      ...[...transitionsOf(machine)].map(([definition, name]) => [name, specOf(definition)] as const),
    ].filter(([, spec]) => spec);

    expect(clauses.filter(([, spec]) => unknownInClause(spec, requirements).length)).toEqual([]);
  });

  test.each([
    ['§5 Fault wizard, D26', []],
    ['§5 Nonsense', ['§5 Nonsense']],
    ['§4 Gallery, §5 Gallery', ['§5 Gallery']],
    ['§5', ['§5']],
    ['§12 Gallery', ['§12 Gallery']],
    ['§4 Gallery: more than its name', ['§4 Gallery: more than its name']],
    ['D99', ['D99']],
    ['extension: the form is empty again (D34)', []],
    ['extension: one of §9, as D99 has it', ['D99']],
  ])('%s', (spec, unknown) => {
    expect(unknownInClause(spec, requirements)).toEqual(unknown);
  });
});

describe('what code, tests and documents refer to is a requirement', () => {
  test('in every file', () => {
    const found = Object.entries(texts).map(([file, text]) => [file, unknownInProse(text, requirements)] as const);

    expect(found.filter(([, unknown]) => unknown.length)).toEqual([]);
    expect(found.length).toBeGreaterThan(500);
  });

  test.each([
    ["describe('§4 Blog pages: the list'", []],
    ['§5 Calculator step 12', ['§5 Calculator step 12']],
    ['as §9 has it (D6b)', []],
    ['§0 is no section', ['§0']],
    ['D6c and D99', ['D99']],
  ])('%s', (text, unknown) => {
    expect(unknownInProse(text, requirements)).toEqual(unknown);
  });
});
