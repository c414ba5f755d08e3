import type { AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Chart } from '../book/chart';
import { statesOf } from '../machines/transitions';
import { masked } from './masked';
import { save } from './save';

/** An event of a flow, without personal data. */
export interface Entry {
  /** When its event came, in milliseconds since the page was opened. */
  at: number;
  machine: string;
  flow: string;
  /** Tells the menus and the carousels of a page apart. */
  name?: string;
  event: { type: string };
  states: string[];
  context: unknown;
}

interface Recording {
  format: typeof FORMAT;
  page: string;
  entries: readonly Entry[];
}

const FORMAT = 'helderdak-recording-1';

const moments = new WeakMap<AnyEventObject, number>();
let latest = 0;

/** Strictly increasing, however coarse the clock. */
const moment = () => (latest = Math.max(performance.now(), latest + 0.001));

/** The entry of an inspected event, if it is about a flow. The innermost actor reports first: an entry has the moment of its event. */
export function entryOf(inspected: InspectionEvent): { entry: Entry; snapshot: AnyMachineSnapshot } | undefined {
  if (inspected.type === '@xstate.event') moments.set(inspected.event, moment());
  if (inspected.type !== '@xstate.snapshot' || !('_nodes' in inspected.snapshot)) return undefined;
  const snapshot = inspected.snapshot as unknown as AnyMachineSnapshot;
  return {
    snapshot,
    entry: {
      at: moments.get(inspected.event) ?? moment(),
      machine: snapshot.machine.id,
      flow: inspected.actorRef.sessionId,
      name: (inspected.actorRef as { id?: string }).id,
      event: masked(inspected.event),
      states: statesOf(snapshot),
      context: masked(snapshot.context),
    },
  };
}

export const leafOf = (states: readonly string[]): string | undefined =>
  states.findLast((state) => !states.some((other) => other.startsWith(`${state}.`)));

export const written = (page: string, entries: readonly Entry[]): string =>
  JSON.stringify({ format: FORMAT, page, entries } satisfies Recording, null, 2);

export const saveRecording = (page: string, entries: readonly Entry[]): void =>
  save('recording.json', new Blob([written(page, entries)], { type: 'application/json' }));

/** Throws when it is no recording of these machines. */
export function read(text: string, charts: readonly Pick<Chart, 'id' | 'states'>[]): Entry[] {
  const { format, entries } = (JSON.parse(text) ?? {}) as Partial<Recording>;
  const known = ({ machine, states }: Entry) => {
    const ids = charts.find(({ id }) => id === machine)?.states.map(({ id }) => id);
    return ids !== undefined && states.every((state) => ids.includes(state));
  };
  const recorded = format === FORMAT && Array.isArray(entries) && entries.length > 0;
  if (!recorded || !entries.every((kept) => isEntry(kept) && known(kept))) throw new Error('no recording');
  return entries;
}

function isEntry(kept: unknown): kept is Entry {
  const { at, machine, event, states } = (kept ?? {}) as Partial<Entry>;
  return (
    typeof at === 'number' &&
    typeof machine === 'string' &&
    typeof event?.type === 'string' &&
    Array.isArray(states) &&
    states.length > 0 &&
    states.every((state) => typeof state === 'string')
  );
}
