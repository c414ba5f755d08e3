import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ShownChart } from '../book/drawing';
import type { Walk } from '../paths/models';
import { statesOf } from '../machines/transitions';
import type { Entry } from './recording';

export interface Flow {
  id: string;
  snapshot: AnyMachineSnapshot;
  view?: Element;
  seen: boolean;
  show: () => void;
  send: (event: AnyEventObject) => Promise<void>;
}

export interface Context {
  charts: readonly ShownChart[];
  chart: ShownChart;
  search: string;
  found?: string;
  page: string;
  opened: number;
  at: string;
  /** Typed, and not opened yet. */
  address?: string;
  flows: readonly Flow[];
  followed?: string;
  log: readonly Entry[];
  narrowed: boolean;
  walk?: Walk;
  /** Steps of the path, or entries of the recording, that were taken. */
  step: number;
  stepped?: string;
  recording: readonly Entry[];
  problem?: string;
  failed?: string;
  unknown?: string;
  ignored?: string;
  /** The clause of the part of the chart that has the focus or the pointer. */
  clause?: string;
}

export type ChartsEvent =
  | { type: 'chart.choose'; id: string; found?: string }
  | { type: 'search.change'; search: string }
  | { type: 'address.change'; address: string }
  | { type: 'page.open'; page: string; chart?: string }
  | { type: 'page.move'; page: string }
  | { type: 'page.leave' }
  | { type: 'page.fail'; message: string }
  | { type: 'flow.tell'; flow: Flow; entry: Entry }
  | { type: 'flow.choose'; id: string }
  | { type: 'event.send'; event: AnyEventObject }
  | { type: 'walk.choose'; walk: Walk }
  | { type: 'part.look'; clause: string }
  | { type: 'step' }
  | { type: 'step.back' }
  | { type: 'run' }
  | { type: 'pause' }
  | { type: 'leave' }
  | { type: 'log.clear' }
  | { type: 'log.narrow'; narrowed: boolean }
  | { type: 'recording.open'; file: Blob }
  | { type: 'entry.show'; step: number };

export const RECORDING = 'recording';

export const walkId = ({ walks }: ShownChart, walk: Walk) => `walk-${walks.indexOf(walk) + 1}`;

export const flowsOf = ({ flows, chart }: Context): Flow[] =>
  flows.filter(({ snapshot }) => snapshot.machine.id === chart.id);

export const flowOf = (context: Context): Flow | undefined =>
  flowsOf(context).find(({ id }) => id === context.followed);

export const shownIn = ({ narrowed, chart }: Context, entries: readonly Entry[]): [number, Entry][] =>
  [...entries.entries()].filter(([, { machine }]) => !narrowed || machine === chart.id);

export const entryAfter = (context: Context) =>
  shownIn(context, context.recording).find(([place]) => place > context.step)?.[0];

export const entryBefore = (context: Context) =>
  shownIn(context, context.recording).findLast(([place]) => place < context.step)?.[0];

/** A longer path is told by how it begins and ends. */
const MOST = 12;

export function wordsOf({ steps }: Walk): string {
  const words = steps.map((step) => step.words);
  const between = words.length - MOST;
  if (between > 0) words.splice(MOST / 2, between, `nog ${between} stappen`);
  return words.join(', ') || 'Er gebeurt niets';
}

export const stepTaken = ({ walk, step }: Context) => walk?.steps[step - 1];

/** In ms: to look at the page, and to read at 200 words of five letters a minute. */
export const readingTime = (words: string): number => 1000 + words.length * 50;

export function astray(context: Context): string | undefined {
  const { walk, step, stepped } = context;
  if (!walk || context.chart.hidden) return undefined;
  const flow = flowOf(context);
  // The last step may navigate to another page.
  if (!flow) return step < walk.steps.length ? 'the flow is not on the page' : undefined;
  if (stepped !== undefined && stepped !== flow.id) return 'another flow took the steps';
  const expected = stepTaken(context)?.states ?? walk.start;
  const same = expected.toSorted().join() === statesOf(flow.snapshot).toSorted().join();
  return same ? undefined : 'the flow is elsewhere';
}

/** Returns what opening a page in the frame changes in the context. */
export const pageOpened = (context: Context, page: string): Partial<Context> => ({
  page,
  at: page,
  address: undefined,
  opened: context.opened + 1,
  flows: [],
  step: 0,
  stepped: undefined,
  problem: undefined,
  failed: undefined,
  ignored: undefined,
});

export const lives = ({ snapshot }: Flow) => snapshot.status === 'active';

export const takes = (flow: Flow | undefined, event: AnyEventObject) =>
  flow !== undefined && lives(flow) && flow.snapshot.can(event);

export const logged = (log: readonly Entry[], entry: Entry) =>
  log.toSpliced(log.findLastIndex(({ at }) => at < entry.at) + 1, 0, entry);

/** The same flow while it lives, unless it is hidden and another one is visible. */
export function next(context: Context): Flow | undefined {
  const flows = flowsOf(context);
  const followed = flowOf(context);
  if (followed?.seen && lives(followed)) return followed;
  return flows.find((flow) => lives(flow) && flow.seen) ?? flows.find(lives) ?? followed ?? flows.at(-1);
}

export function told(flows: readonly Flow[], flow: Flow): Flow[] {
  const known = flows.find(({ id }) => id === flow.id);
  if (flow.snapshot.status === 'stopped') return flows.filter((other) => other !== known);
  if (!known) return [...flows, flow];
  return flows.map((other) => (other === known ? { ...flow, seen: flow.seen || known.seen } : other));
}
