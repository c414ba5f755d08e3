import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allMachines } from '../tools/machines/catalogue';
import { section4 } from '../tools/machines/section-4';
import { nodesOf } from '../tools/machines/transitions';

const nodes = [...(await allMachines()).values()].flatMap(nodesOf);
const ids = new Set(nodes.map(({ id }) => id));
const named = new Set(section4.flatMap(({ states }) => states));

describe('§4: every sentence has its states, or a test', () => {
  test.each(section4)('$sentence', ({ states, test: other }) => {
    expect(states.length > 0 || (other !== undefined && existsSync(other))).toBe(true);
    expect(states.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test('§4: every state that answers to it stands at a sentence', () => {
  const answering = nodes
    .filter(({ meta, parent }) => parent && String(meta?.spec).startsWith('§4'))
    .map(({ id }) => id);

  expect([...new Set(answering)].filter((id) => !named.has(id))).toEqual([]);
});
