import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allMachines } from '../../tools/charts/machines/catalogue';
import { answers, referencesOf, section4 } from '../../tools/charts/machines/section-4';
import { nodesOf } from '../../tools/charts/machines/transitions';

const nodes = [...(await allMachines()).values()].flatMap(nodesOf);
const specOf = ({ meta }: (typeof nodes)[number]) => (meta as { spec: string }).spec;

describe('§4: every sentence has its states, or a test', () => {
  test.each(section4)('$sentence', ({ sentence, test: other }) => {
    const states = nodes.filter((node) => node.parent && answers(specOf(node), sentence));

    expect(other ? existsSync(other) && states.length === 0 : states.length > 0).toBe(true);
  });
});

describe('§4: what a state names is one sentence', () => {
  test.each([...new Set(nodes.flatMap((node) => referencesOf(specOf(node))))])('%s', (words) => {
    expect(section4.filter(({ sentence }) => sentence.startsWith(words))).toHaveLength(1);
  });
});
