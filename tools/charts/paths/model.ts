import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  initialTransition,
  transition,
} from 'xstate';
import { type StatePath, TestModel, adjacencyMapToArray, getAdjacencyMap, serializeSnapshot } from '@xstate/graph';
import { transitionsTaken } from '../machines/transitions';
import { type Edge, type Path, takenAlong } from './measures';
import { sentence, titleOf } from './sentence';
import { walks } from './random-walks';
import { tours } from './tours';

interface ModelOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** The page that shows the machine, or '' where none does; home by default. */
  page?: string;
  /** Snapshots with the same key count as one. By default the whole context counts, which grows fast with fields. */
  key?: (snapshot: SnapshotFrom<Machine>) => string;
  /** Whether an event can occur on a page as well; by default every possible one can. */
  onPage?: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean;
}

/** More paths than any model has: guards against a context that grows at every step. */
const MOST = 1000;

/** A test model of a machine; its paths take every transition that its samples can take. `createTestModel` refuses machines with `invoke` or `after`, so the model is built directly, and results of actors and delays are samples. */
export function modelOf<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: readonly EventFromLogic<Machine>[],
  {
    input,
    page = '/',
    key = serializeSnapshot as (snapshot: SnapshotFrom<Machine>) => string,
    onPage = () => true,
  }: ModelOptions<Machine> = {},
) {
  type Found = StatePath<SnapshotFrom<Machine>, EventFromLogic<Machine>>;
  const [start] = initialTransition(machine, input as never) as [SnapshotFrom<Machine>, unknown];
  /** A machine that is done ignores events. */
  const possible = (snapshot: SnapshotFrom<Machine>) =>
    (snapshot as AnyMachineSnapshot).status === 'active'
      ? samples.filter((event) => (snapshot as AnyMachineSnapshot).can(event))
      : [];

  /** The shortest paths, with their real snapshots. The generators of the library keep one snapshot per key, so that with a coarse key a path would show values that its events never set. */
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

  const path = (...events: EventFromLogic<Machine>[]): Path<Machine> =>
    titled(model.getPaths(() => [along(events)])[0]!);

  /** The shortest path to every arrival in a state, and one event more for each transition that this leaves out. */
  const shortestPaths = (): Path<Machine>[] => {
    const shortest = model.getPaths(breadthFirst).map(titled);
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

  const onPages = {
    machine,
    start,
    key,
    possible: (snapshot: SnapshotFrom<Machine>) => possible(snapshot).filter((event) => onPage(snapshot, event)),
    path,
  };
  const isOnPage = ({ steps }: Path<Machine>) =>
    steps.slice(1).every(({ event }, index) => onPage(steps[index]!.state, event));

  let found: { paths: Path<Machine>[]; onPage: Path<Machine>[] } | undefined;
  const find = () => {
    const shortest = shortestPaths();
    const onPage = tours(onPages, shortest.filter(isOnPage));
    return { paths: [...new Set([...shortest, ...onPage])], onPage };
  };

  return {
    machine,
    page,
    start,
    samples,
    path,
    /** Node takes all paths, those of the browser as well. */
    paths: () => (found ??= find()).paths,
    /** The browser takes tours, as few as show every transition and effect, and random walks after that. */
    pagePaths: (): Path<Machine>[] => [...(found ??= find()).onPage, ...walks(onPages)],
    edges: () =>
      adjacencyMapToArray(
        getAdjacencyMap(machine, { events: possible, fromState: start, serializeState: key } as never),
      ) as Edge[],
  };
}

/** The description of a path, which is the title of its test: the events, without the context that the library writes. */
const titled = <Machine extends AnyStateMachine>(path: Path<Machine>): Path<Machine> => ({
  ...path,
  description: titleOf(path.steps.slice(1).map(({ event }) => sentence(event))),
});

/** Distinguishes the ways into a state, so that paths cover transitions and not only states. */
function arrival(snapshot: AnyMachineSnapshot, event?: AnyEventObject, previous?: AnyMachineSnapshot): string {
  if (!event || JSON.stringify(previous?.value) === JSON.stringify(snapshot.value)) return '';
  return ` via ${JSON.stringify(event)} from ${JSON.stringify(previous?.value)}`;
}
