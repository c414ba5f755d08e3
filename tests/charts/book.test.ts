import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMachine, not, setup } from 'xstate';
import { BOOK, book } from '../../tools/charts/book/book';
import { allCharts, chartOf } from '../../tools/charts/book/chart';
import { allMachines } from '../../tools/charts/machines/catalogue';
import { nodesOf, transitionsOf } from '../../tools/charts/machines/transitions';

const files = await book();
const machines = await allMachines();
const charts = await allCharts();

describe('docs/charts says what the machines say; `npm run charts` writes it anew', () => {
  test('every machine has paths of tests', () => {
    expect(charts.filter(({ walks }) => walks.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('every transition has a name of its own', () => {
    const names = charts.flatMap(({ transitions }) => transitions.map(({ name }) => name));

    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('every delay has its value, in a variant of a machine as well', () => {
    const delays = charts.flatMap((chart) => chart.delays);

    expect(delays.filter(({ name }) => name === 'INTERVAL')).toEqual([
      { name: 'INTERVAL', milliseconds: '6000' },
      { name: 'INTERVAL', variant: 'sellingPointsMachine', milliseconds: '3000' },
    ]);
    expect(delays.find(({ name }) => name === 'BACKOFF')?.milliseconds).toBe('computed; along the paths 2000, 4000');
    expect(delays.filter(({ milliseconds }) => !/\d$/.test(milliseconds))).toEqual([]);
  });

  test('every effect that has a message is along a path', () => {
    expect(charts.find(({ id }) => id === 'calculator')?.effects).toContain('toast error address.detailsNotFound');
  });

  test('it has a page, a picture and two definitions for each machine, and an index', async () => {
    const ids = [...machines.keys()];

    expect((await readdir(BOOK)).sort()).toEqual(
      ['README.md', ...ids.flatMap((id) => ['json', 'md', 'scxml', 'svg'].map((kind) => `${id}.${kind}`))].sort(),
    );
  });

  test.each([...files])('%s', async (name, content) => {
    expect(await readFile(join(BOOK, name), 'utf8')).toBe(content);
  });
});

describe('a definition can be made into a machine again', () => {
  test.each([...machines])('%s', (id, machine) => {
    const again = createMachine(JSON.parse(files.get(`${id}.json`) ?? ''));

    expect(nodesOf(again).map((node) => node.id)).toEqual(nodesOf(machine).map((node) => node.id));
    expect([...transitionsOf(again).values()]).toEqual([...transitionsOf(machine).values()]);
  });
});

describe('a state that does not say what it is for has no chart', () => {
  const meta = { spec: '§4' };

  test.each([
    { name: 'without a description', config: { meta } },
    { name: 'without a clause', config: { description: 'It waits.' } },
  ])('$name', async ({ config }) => {
    const machine = setup({}).createMachine({
      id: 'unsaid',
      description: 'A machine.',
      meta,
      initial: 'waiting',
      states: { waiting: config },
    });

    await expect(chartOf('unsaid.machine.ts', machine)).rejects.toThrow(
      "'unsaid.waiting' has no description or no clause",
    );
  });
});

test('a guard without a name has no chart', async () => {
  const machine = setup({ guards: { valid: () => true } }).createMachine({
    id: 'unnamed',
    description: 'A machine.',
    meta: { spec: '§4' },
    on: { send: { guard: not('valid') } },
  });

  await expect(chartOf('unnamed.machine.ts', machine)).rejects.toThrow("A guard of 'unnamed' has no name, at 'send'");
});
