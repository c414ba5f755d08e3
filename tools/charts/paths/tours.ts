import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { transitionsTaken } from '../machines/transitions';
import { type Path, emittedAlong, emittedAtEnd, emittedBy, takenAlong } from './measures';

/** The most steps to what is new; a page opens anew for what is further away. */
const REACH = 8;

export interface OnPages<Machine extends AnyStateMachine> {
  machine: Machine;
  key: (snapshot: SnapshotFrom<Machine>) => string;
  /** The events that can occur on a page. */
  possible: (snapshot: SnapshotFrom<Machine>) => readonly EventFromLogic<Machine>[];
  path: (...events: EventFromLogic<Machine>[]) => Path<Machine>;
}

export const isTour = ({ description }: { description: string }): boolean => description.endsWith(' steps more');

/** Goes on from each path that shows something new to the nearest transition or effect that none has shown: to open a page costs more than a step. */
export function tours<Machine extends AnyStateMachine>(
  { machine, key, possible, path }: OnPages<Machine>,
  paths: readonly Path<Machine>[],
): Path<Machine>[] {
  const seen = new Set<string>();
  const endedIn = new Set<string>();

  const news = (state: SnapshotFrom<Machine>, event: EventFromLogic<Machine>): string[] =>
    [
      ...transitionsTaken(machine, state as AnyMachineSnapshot, event as AnyEventObject),
      ...emittedBy(machine, state, event).map((effect) => JSON.stringify(effect)),
    ].filter((name) => !seen.has(name));

  const see = (path: Path<Machine>): string[] => {
    const found = [
      ...takenAlong(machine, path),
      ...emittedAlong(machine, path).map((effect) => JSON.stringify(effect)),
    ].filter((name) => !seen.has(name));
    found.forEach((name) => seen.add(name));
    return found;
  };

  const onward = (from: SnapshotFrom<Machine>): EventFromLogic<Machine>[] | undefined => {
    const known = new Set([key(from)]);
    const reached = [{ events: [] as EventFromLogic<Machine>[], state: from }];
    for (const { events, state } of reached) {
      for (const event of possible(state)) {
        if (!lasts(event)) continue;
        const longer = [...events, event];
        if (news(state, event).length > 0) return longer;
        const next = transition(machine, state as never, event as never)[0] as SnapshotFrom<Machine>;
        if (known.has(key(next)) || longer.length === REACH || leaves(machine, state, event)) continue;
        known.add(key(next));
        reached.push({ events: longer, state: next });
      }
    }
    return undefined;
  };

  /** A state that passes by itself is scanned at the end of a path only. */
  const isToScan = ({ value, _nodes }: AnyMachineSnapshot) =>
    _nodes.some(({ after }) => after.length > 0) && !endedIn.has(JSON.stringify(value));

  const extended = (short: Path<Machine>): Path<Machine> => {
    let tour = short;
    while (!isToScan(tour.state as AnyMachineSnapshot) && !emittedAtEnd(machine, tour).some(isNavigation)) {
      const further = onward(tour.state);
      if (!further) break;
      tour = path(...tour.steps.slice(1).map(({ event }) => event), ...further);
      see(tour);
    }
    endedIn.add(JSON.stringify((tour.state as AnyMachineSnapshot).value));
    const more = tour.steps.length - short.steps.length;
    return more ? { ...tour, description: `${short.description}, and ${more} steps more` } : tour;
  };

  return paths
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .flatMap((short) => (see(short).length > 0 ? [extended(short)] : []));
}

/** Whether an event can occur later than at the opening of a page. */
export const lasts = ({ type }: { type: string }): boolean => type !== 'draft.restore';

/** Whether the visitor leaves the page. */
export const leaves = <Machine extends AnyStateMachine>(
  machine: Machine,
  state: SnapshotFrom<Machine>,
  event: EventFromLogic<Machine>,
): boolean => emittedBy(machine, state, event).some(isNavigation);

const isNavigation = ({ type }: { type: string }): boolean => type === 'navigate';
