import { getStateNodes } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { allMachines } from '../tools/machines/catalogue';
import { section4 } from '../tools/machines/section-4';

const nodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];
const nodes = [...(await allMachines()).values()].flatMap(nodesOf);
const ids = new Set(nodes.map(({ id }) => id));
const named = new Set(section4.flatMap(({ states }) => states));

describe('§4: every sentence has its states', () => {
  test.each(section4)('$sentence', ({ states }) => {
    expect(states).not.toEqual([]);
    expect(states.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test('§4: every state that answers to it stands at a sentence', () => {
  const answering = nodes
    .filter(({ meta, parent }) => parent && String(meta?.spec).startsWith('§4'))
    .map(({ id }) => id);

  expect([...new Set(answering)].filter((id) => !named.has(id))).toEqual([]);
});
