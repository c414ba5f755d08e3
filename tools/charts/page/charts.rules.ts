import { type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { ShownChart } from '../book/drawing';
import type { Walk } from '../paths/models';
import { type Entry, statesOf } from './recording';

/** An actor of the page in the frame. */
export interface Flow {
  id: string;
  snapshot: AnyMachineSnapshot;
  /** What it is seen by. */
  view?: Element;
  /** Whether that could be seen at some time. */
  seen: boolean;
  /** Brings that into view. */
  show: () => void;
  send: (event: AnyEventObject) => Promise<void>;
}

export interface Context {
  charts: readonly ShownChart[];
  chart: ShownChart;
  /** What the clauses are searched for. */
  search: string;
  /** Id of the state or name of the transition that was looked for. */
  found?: string;
  /** Address of the page in the frame, and how often it was opened. */
  page: string;
  opened: number;
  /** Where the frame has gone from there. */
  at: string;
  /** In the order in which they began. */
  flows: readonly Flow[];
  /** Id of the one that is followed. */
  followed?: string;
  log: readonly Entry[];
  /** Of the log or recording only what is of the machine that is shown. */
  narrowed: boolean;
  walk?: Walk;
  /** How many steps of the walk, or entries of the recording, were taken. */
  step: number;
  /** Id of the flow that took the last one. */
  stepped?: string;
  recording: readonly Entry[];
  problem?: string;
  /** What the page in the frame said of an error in it. */
  failed?: string;
  /** The machine that was asked for and is not there. */
  unknown?: string;
  /** The event that was sent and changed nothing. */
  ignored?: string;
}

export type ChartsEvent =
  | { type: 'chart.choose'; id: string; found?: string }
  | { type: 'search.change'; search: string }
  | { type: 'page.open'; page: string; chart?: string }
  | { type: 'page.move'; page: string }
  /** Whatever was on it is gone. */
  | { type: 'page.leave' }
  | { type: 'page.fail'; message: string }
  | { type: 'flow.tell'; flow: Flow; entry: Entry }
  | { type: 'flow.choose'; id: string }
  | { type: 'event.send'; event: AnyEventObject }
  | { type: 'walk.choose'; walk: Walk }
  | { type: 'step' }
  | { type: 'step.back' }
  | { type: 'run' }
  | { type: 'pause' }
  | { type: 'leave' }
  | { type: 'log.clear' }
  | { type: 'log.narrow'; narrowed: boolean }
  | { type: 'recording.open'; file: Blob }
  | { type: 'entry.show'; step: number };

/** Where a recording is opened. */
export const RECORDING = 'recording';

/** Where a path is chosen. */
export const walkId = ({ walks }: ShownChart, walk: Walk) => `walk-${walks.indexOf(walk) + 1}`;

/** Those of the chart that is shown. */
export const flowsOf = ({ flows, chart }: Context): Flow[] =>
  flows.filter(({ snapshot }) => snapshot.machine.id === chart.id);

/** The one of them that is followed. */
export const flowOf = (context: Context): Flow | undefined =>
  flowsOf(context).find(({ id }) => id === context.followed);

/** Those entries that are shown, each with its place. */
export const shownIn = ({ narrowed, chart }: Context, entries: readonly Entry[]): [number, Entry][] =>
  [...entries.entries()].filter(([, { machine }]) => !narrowed || machine === chart.id);

export const entryAfter = (context: Context) =>
  shownIn(context, context.recording).find(([place]) => place > context.step)?.[0];

export const entryBefore = (context: Context) =>
  shownIn(context, context.recording).findLast(([place]) => place < context.step)?.[0];

/** Why the walk is not where its steps lead to, if it is not. */
export function astray(context: Context): string | undefined {
  const { walk, step, stepped } = context;
  if (!walk) return undefined;
  const flow = flowOf(context);
  // The last step may lead to another page.
  if (!flow) return step < walk.steps.length ? 'the flow is not on the page' : undefined;
  if (stepped !== undefined && stepped !== flow.id) return 'another flow took the steps';
  const expected = walk.steps[step - 1]?.states ?? walk.start;
  const same = expected.toSorted().join() === statesOf(flow.snapshot).toSorted().join();
  return same ? undefined : 'the flow is elsewhere';
}

export const lives = ({ snapshot }: Flow) => snapshot.status === 'active';

export const takes = (flow: Flow | undefined, event: AnyEventObject) =>
  flow !== undefined && lives(flow) && flow.snapshot.can(event);

/** In the order of what happened. */
export const logged = (log: readonly Entry[], entry: Entry) =>
  log.toSpliced(log.findLastIndex(({ at }) => at < entry.at) + 1, 0, entry);

/** The same as long as it lives, unless it cannot be seen and another one can. */
export function next(context: Context): Flow | undefined {
  const flows = flowsOf(context);
  const followed = flowOf(context);
  if (followed?.seen && lives(followed)) return followed;
  return flows.find((flow) => lives(flow) && flow.seen) ?? flows.find(lives) ?? followed ?? flows.at(-1);
}

/** One that is stopped is gone from the page. */
export function told(flows: readonly Flow[], flow: Flow): Flow[] {
  const known = flows.find(({ id }) => id === flow.id);
  if (flow.snapshot.status === 'stopped') return flows.filter((other) => other !== known);
  if (!known) return [...flows, flow];
  return flows.map((other) => (other === known ? { ...flow, seen: flow.seen || known.seen } : other));
}
