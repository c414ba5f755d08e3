import { expect, test } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { record } from './coverage';
import { type Path, titled, unvisited } from './model';

interface Model<Machine extends AnyStateMachine> {
  machine: Machine;
  paths: () => Path<Machine>[];
}

type States<Machine extends AnyStateMachine> = Record<string, (snapshot: SnapshotFrom<Machine>) => void>;

/** Goes along every path of a model in Node; `states` says what must hold wherever a path comes through a state. */
export function testPaths<Machine extends AnyStateMachine>(
  { machine, paths }: Model<Machine>,
  states: States<Machine>,
) {
  const all = paths();

  test('every state is reached', () => {
    expect(unvisited(machine, all)).toEqual([]);
  });

  test.each(titled(all))('%s', async (_, path) => {
    await path.test({ states });
    record('node', machine, path);
  });
}
