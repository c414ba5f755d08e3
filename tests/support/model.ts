import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  initialTransition,
  transition,
} from 'xstate';
import {
  type StatePath,
  TestModel,
  type TestPath,
  adjacencyMapToArray,
  getAdjacencyMap,
  getStateNodes,
  serializeSnapshot,
} from '@xstate/graph';
import { draws, seed } from './chance';
import { sentence } from './sentence';
import { transitionsTaken, transitionsTakenAtStart } from '../../tools/machines/transitions';

export type Path<Machine extends AnyStateMachine> = TestPath<SnapshotFrom<Machine>, EventFromLogic<Machine>>;
type AnyPath = TestPath<AnyMachineSnapshot, AnyEventObject>;

/** What the world around a machine can do: an actor answers, an actor fails, a delay runs out. */
export const done = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output }) as never;
export const failed = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, error }) as never;
export const elapsed = (delay: string, stateId: string) => ({ type: `xstate.after.${delay}.${stateId}` }) as never;

/** What an actor that a machine has started was given. */
export const given = (snapshot: { children: object }, actor: string): unknown =>
  (snapshot as AnyMachineSnapshot).children[actor]?.getSnapshot().input;

interface ModelOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Snapshots with the same key count as one. By default all of context is told apart, which grows fast with fields. */
  key?: (snapshot: SnapshotFrom<Machine>) => string;
}

/** How many steps a walk over the pages of a model has, as `npm run walk` asks for; and how many at most on one page. */
const STEPS = Number(process.env.STEPS ?? 0);
const LEG = 40;

/** Walks, with what they are called: they are too long for the names of their events. */
const walkTitles = new WeakMap<object, string>();
/** More paths than any model has. A context that grows at every step would be searched without an end. */
const MOST = 1000;

/**
 * A test model of a machine as it is. Its paths take every transition that its samples can take.
 *
 * `createTestModel` refuses machines with `invoke` or `after`, so the model is built directly and the answers of the
 * world are samples beside the events of the visitor.
 */
export function modelOf<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: readonly EventFromLogic<Machine>[],
  { input, key = serializeSnapshot as (snapshot: SnapshotFrom<Machine>) => string }: ModelOptions<Machine> = {},
) {
  type Found = StatePath<SnapshotFrom<Machine>, EventFromLogic<Machine>>;
  const [start] = initialTransition(machine, input as never) as [SnapshotFrom<Machine>, unknown];
  /** A machine that is done hears nothing any more. */
  const possible = (snapshot: SnapshotFrom<Machine>) =>
    (snapshot as AnyMachineSnapshot).status === 'active'
      ? samples.filter((event) => (snapshot as AnyMachineSnapshot).can(event))
      : [];

  /**
   * The shortest ways, each with the snapshots that it really passes through. The library's generators walk a map with
   * one snapshot per key, so that with a coarse key a path shows values that its own events never set.
   */
  const breadthFirst = (): Found[] => {
    const found = [along([])];
    const seen = new Set([key(start)]);
    for (const { steps, state } of found) {
      for (const event of possible(state)) {
        const longer = onward(steps, event);
        const arrived = key(longer.state) + arrival(longer.state, event, state);
        if (seen.has(arrived)) continue;
        if (found.length === MOST) throw new Error(`The paths of ${machine.id} have no end.`);
        seen.add(arrived);
        found.push(longer);
      }
    }
    return found;
  };

  const model = new TestModel<SnapshotFrom<Machine>, EventFromLogic<Machine>, InputFrom<Machine>>(machine as never, {
    events: possible,
    fromState: start,
    stateMatcher: (snapshot, state) => (snapshot as AnyMachineSnapshot).matches(state),
  });

  function along(events: readonly EventFromLogic<Machine>[]): Found {
    const init = { event: { type: 'xstate.init', input } as never, state: start };
    return events.reduce(({ steps }, event) => onward(steps, event), {
      steps: [init],
      state: start,
      weight: 0,
    } as Found);
  }

  function onward(steps: Found['steps'], event: EventFromLogic<Machine>): Found {
    const [next] = transition(machine, steps.at(-1)!.state as never, event as never);
    const state = next as SnapshotFrom<Machine>;
    return { steps: [...steps, { event, state }], state, weight: steps.length };
  }

  const path = (...events: EventFromLogic<Machine>[]): Path<Machine> => model.getPaths(() => [along(events)])[0]!;

  /** The shortest way to every arrival in a state, and one event further for each transition that this leaves out. */
  const paths = (): Path<Machine>[] => {
    const shortest = model.getPaths(breadthFirst);
    const covered = new Set(shortest.flatMap((known) => takenAlong(machine, known)));
    const extra: Path<Machine>[] = [];
    for (const { steps } of shortest) {
      for (const [index, { state }] of steps.entries()) {
        for (const event of possible(state)) {
          const taken = transitionsTaken(machine, state as AnyMachineSnapshot, event as AnyEventObject);
          if (taken.every((name) => covered.has(name))) continue;
          taken.forEach((name) => covered.add(name));
          extra.push(path(...steps.slice(1, index + 1).map((step) => step.event), event));
        }
      }
    }
    return [...shortest, ...extra];
  };

  /** So many steps of a visitor without a plan, as paths that end where nothing can happen any more. */
  const walks = (most: number): Path<Machine>[] => {
    const draw = draws();
    const found: Path<Machine>[] = [];
    // To open a page is a step as well.
    for (let left = most; left > 0; left -= found.at(-1)!.steps.length) {
      const events: EventFromLogic<Machine>[] = [];
      for (let state = start; events.length < Math.min(left, LEG);) {
        // What was kept of an earlier visit is found when a page opens.
        const next = draw(possible(state).filter(({ type }) => type !== 'draft.restore' || events.length === 0));
        if (!next) break;
        events.push(next);
        // What a visitor has left is not walked on.
        if (emittedBy(machine, state, next).some((effect) => effect.type === 'navigate')) break;
        state = transition(machine, state as never, next as never)[0] as SnapshotFrom<Machine>;
      }
      if (events.length === 0) break;
      const walk = path(...events);
      walkTitles.set(walk, `walk ${found.length + 1} of seed ${seed}: ${events.length} steps`);
      found.push(walk);
    }
    return found;
  };

  return {
    machine,
    start,
    samples,
    path,
    paths,
    /**
     * Node goes along all of them; a page needs no more than it takes to see every transition and every effect. Then a
     * visitor without a plan comes by.
     */
    pagePaths(): Path<Machine>[] {
      const seen = new Set<string>();
      const planned = paths()
        .toSorted((one, other) => other.steps.length - one.steps.length)
        .filter((path) => {
          const effects = emittedAtEnd(machine, path).map((effect) => JSON.stringify(effect));
          const news = [...takenAlong(machine, path), ...effects].filter((name) => !seen.has(name));
          news.forEach((name) => seen.add(name));
          return news.length > 0;
        });
      return [...planned, ...walks(STEPS)];
    },
    edges: () =>
      adjacencyMapToArray(
        getAdjacencyMap(machine, { events: possible, fromState: start, serializeState: key } as never),
      ) as Edge[],
  };
}

interface Edge {
  state: AnyMachineSnapshot;
  event: AnyEventObject;
  nextState: AnyMachineSnapshot;
}

/** Test names: the events of a path, without the context that `path.description` prints. */
export function titled<Machine extends AnyStateMachine>(
  paths: readonly Path<Machine>[],
): [title: string, path: Path<Machine>][] {
  return paths.map((path) => [
    walkTitles.get(path) ??
      (path.steps
        .slice(1)
        .map(({ event }) => sentence(event))
        .join(', ') ||
        'nothing happens'),
    path,
  ]);
}

export const isWalk = (path: object): boolean => walkTitles.has(path);

/** The transitions that a path goes through. */
export function takenAlong<Machine extends AnyStateMachine>(machine: Machine, path: Path<Machine>): string[] {
  const [start, ...steps] = (path as unknown as AnyPath).steps;
  return [
    ...transitionsTakenAtStart(machine, start!.event.input),
    ...steps.flatMap(({ event }, index) => transitionsTaken(machine, path.steps[index]!.state as never, event)),
  ];
}

/** States that no path comes to rest in. Relies on every state having `meta`; passes over states that are left at once. */
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

/** Snapshots from which the goal cannot be reached any more. */
export function deadEnds(
  edges: readonly Edge[],
  isGoal: (snapshot: AnyMachineSnapshot) => boolean,
  /** That of the model. */
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

/** Everything emitted along a path, computed without starting an actor. */
export function emittedAlong<Machine extends AnyStateMachine>(
  machine: Machine,
  path: Path<Machine>,
): EmittedFrom<Machine>[] {
  return path.steps.slice(1).flatMap((_, index) => emittedAt(machine, path, index + 1));
}

/** What the last event of a path makes a machine emit. */
export const emittedAtEnd = <Machine extends AnyStateMachine>(machine: Machine, path: Path<Machine>) =>
  path.steps.length > 1 ? emittedAt(machine, path, path.steps.length - 1) : [];

const emittedAt = <Machine extends AnyStateMachine>(machine: Machine, path: Path<Machine>, index: number) =>
  emittedBy(machine, path.steps[index - 1]!.state, path.steps[index]!.event);

function emittedBy<Machine extends AnyStateMachine>(
  machine: Machine,
  state: SnapshotFrom<Machine>,
  event: EventFromLogic<Machine>,
) {
  const [, actions] = transition(machine, state as never, event as never);
  return (actions as { type: string; params: unknown }[])
    .filter((action) => action.type === 'xstate.emit')
    .map((action) => (action.params as { event: EmittedFrom<Machine> }).event);
}

/** Tells apart the ways into a state, so that paths cover transitions and not only states. */
function arrival(snapshot: AnyMachineSnapshot, event?: AnyEventObject, previous?: AnyMachineSnapshot): string {
  if (!event || JSON.stringify(previous?.value) === JSON.stringify(snapshot.value)) return '';
  return ` via ${JSON.stringify(event)} from ${JSON.stringify(previous?.value)}`;
}
