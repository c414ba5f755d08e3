import { describe, expect, test } from 'vitest';
import { allMachines } from '../tools/machines/catalogue';
import { nodesOf } from '../tools/machines/transitions';

describe.each([...(await allMachines())])('%s', (_, machine) => {
  const nodes = nodesOf(machine);

  test.each(nodes.map((node) => [node.id, node] as const))(
    '%s says what it is for and which clause it answers',
    (_, node) => {
      expect(node.description).toMatch(/\.$/);
      expect((node.meta as { spec: string } | undefined)?.spec).toMatch(/^(§\d|extension: )/);
    },
  );

  test('every invoke is named after its actor', () => {
    const unnamed = nodes.flatMap((node) => node.invoke).filter(({ id, src }) => id !== src);

    expect(unnamed).toEqual([]);
  });

  test('every delay is named', () => {
    const names = Object.keys(machine.implementations.delays);
    const used = nodes.flatMap((node) => node.after.map(({ delay }) => delay));

    expect(used.filter((delay) => !names.includes(String(delay)))).toEqual([]);
  });
});
