import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { type TestPath, getStateNodes, serializeSnapshot } from '@xstate/graph';
import { transitionsTaken, transitionsTakenAtStart } from '../machines/transitions';

export type Path<Machine extends AnyStateMachine> = TestPath<SnapshotFrom<Machine>, EventFromLogic<Machine>>;

type AnyPath = TestPath<AnyMachineSnapshot, AnyEventObject>;

export interface Edge {
  state: AnyMachineSnapshot;
  event: AnyEventObject;
  nextState: AnyMachineSnapshot;
}

export function takenAlong<Machine extends AnyStateMachine>(machine: Machine, path: Path<Machine>): string[] {
  const [start, ...steps] = (path as unknown as AnyPath).steps;
  return [
    ...transitionsTakenAtStart(machine, start!.event.input),
    ...steps.flatMap(({ event }, index) => transitionsTaken(machine, path.steps[index]!.state as never, event)),
  ];
}

/** States in which no path rests. Relies on `meta` on every state; ignores transient states. */
export function unvisited<Machine extends AnyStateMachine>(
  machine: Machine,
  paths: readonly Path<Machine>[],
): string[] {
  const visited = new Set(
    (paths as unknown as readonly AnyPath[]).flatMap((path) =>
      path.steps.flatMap(({ state }) => Object.keys(state.getMeta())),
    ),
  );
  return getStateNodes(machine)
    .filter((node) => node.type !== 'final' || node.parent === machine.root)
    .filter(({ always = [] }) => always.every(({ guard }) => guard))
    .map((node) => node.id)
    .filter((id) => !visited.has(id));
}

/** Snapshots from which the goal cannot be reached. */
export function deadEnds(
  edges: readonly Edge[],
  isGoal: (snapshot: AnyMachineSnapshot) => boolean,
  key: (snapshot: AnyMachineSnapshot) => string = serializeSnapshot,
): AnyMachineSnapshot[] {
  const snapshots = new Map(
    edges.flatMap(({ state, nextState }) => [state, nextState]).map((snapshot) => [key(snapshot), snapshot]),
  );
  const hopeful = new Set([...snapshots].filter(([, snapshot]) => isGoal(snapshot)).map(([name]) => name));

  for (let before = -1; before !== hopeful.size;) {
    before = hopeful.size;
    for (const { state, nextState } of edges) {
      if (hopeful.has(key(nextState))) hopeful.add(key(state));
    }
  }
  return [...snapshots].filter(([name]) => !hopeful.has(name)).map(([, snapshot]) => snapshot);
}

/** Everything emitted along a path, without starting an actor. */
export const emittedAlong = <Machine extends AnyStateMachine>(
  machine: Machine,
  { steps }: Pick<Path<Machine>, 'steps'>,
): EmittedFrom<Machine>[] =>
  steps.slice(1).flatMap(({ event }, place) => emittedBy(machine, steps[place]!.state, event));

export const emittedAtEnd = <Machine extends AnyStateMachine>(machine: Machine, { steps }: Path<Machine>) =>
  emittedAlong(machine, { steps: steps.slice(-2) });

export function emittedBy<Machine extends AnyStateMachine>(
  machine: Machine,
  state: SnapshotFrom<Machine>,
  event: EventFromLogic<Machine>,
) {
  const [, actions] = transition(machine, state as never, event as never);
  return (actions as { type: string; params: unknown }[])
    .filter((action) => action.type === 'xstate.emit')
    .map((action) => (action.params as { event: EmittedFrom<Machine> }).event);
}
