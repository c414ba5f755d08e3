import { expect, test } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { record } from './coverage';
import { type Path, unvisited } from '../../tools/charts/paths/measures';

interface Model<Machine extends AnyStateMachine> {
  machine: Machine;
  paths: () => Path<Machine>[];
}

type States<Machine extends AnyStateMachine> = Record<string, (snapshot: SnapshotFrom<Machine>) => void>;

/** Takes every path of a model in Node; `states` checks each state on the way. */
export function testPaths<Machine extends AnyStateMachine>(
  { machine, paths }: Model<Machine>,
  states: States<Machine>,
  unreachable: readonly string[] = [],
) {
  const all = paths();

  test(unreachable.length ? `every state but ${unreachable.join(', ')} is reached` : 'every state is reached', () => {
    expect(unvisited(machine, all)).toEqual(unreachable);
  });

  for (const path of all) {
    test(path.description, async () => {
      await path.test({ states });
      record('node', machine, path);
    });
  }
}
