import { type AnyEventObject, type AnyMachineSnapshot, assign, emit, fromPromise, not, setup } from 'xstate';
import type { ShownChart } from '../book/drawing';
import type { Walk } from '../paths/models';
import { type Entry, read, statesOf } from './recording';

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

interface Context {
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

const LONGEST_LOG = 2000;

/** The page of the charts: watching the flows of a page, playing a path of the tests on it, or replaying a recording. */
export const chartsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { charts: readonly ShownChart[]; chart: ShownChart; unknown?: string },
    events: {} as ChartsEvent,
    emitted: {} as { type: 'focus'; target: string },
  },
  actors: {
    readRecording: fromPromise<Entry[], { file: Blob; charts: readonly ShownChart[] }>(async ({ input }) =>
      read(await input.file.text(), input.charts),
    ),
  },
  delays: { STEP: 700 },
  guards: {
    stepLeft: ({ context }) => {
      const flow = flowOf(context);
      return context.step < (context.walk?.steps.length ?? 0) && flow !== undefined && lives(flow);
    },
    away: ({ context }) => context.walk !== undefined || context.recording.length > 0,
    entryLeft: ({ context }) => entryAfter(context) !== undefined,
    known: ({ context, event }) => event.type === 'chart.choose' && context.charts.some(({ id }) => id === event.id),
    entryBefore: ({ context }) => entryBefore(context) !== undefined,
  },
  actions: {
    open: assign(({ context }, page: string) => ({
      page,
      at: page,
      opened: context.opened + 1,
      flows: [],
      step: 0,
      stepped: undefined,
      problem: undefined,
      failed: undefined,
      ignored: undefined,
    })),
    /** What was typed is kept for the page in the frame as for any other. */
    forget: () => {
      sessionStorage.clear();
      localStorage.clear();
    },
    complain: assign({ problem: 'This file is no recording.' }),
    follow: assign({ followed: ({ context }) => next(context)?.id }),
    takeStep: assign(({ context }) => {
      const next = context.walk?.steps[context.step];
      const flow = flowOf(context);
      if (next) void flow?.send(next.event);
      return { step: context.step + 1, stepped: flow?.id };
    }),
    leave: assign(({ context }) => ({
      walk: undefined,
      recording: [],
      step: 0,
      stepped: undefined,
      flows: [],
      page: context.chart.page,
      at: context.chart.page,
      opened: context.opened + 1,
      problem: undefined,
      failed: undefined,
      ignored: undefined,
    })),
    /** What is left gives the focus back to where it was chosen. */
    focusChoice: emit(({ context: { chart, walk } }) => ({
      type: 'focus',
      target: walk ? walkId(chart, walk) : RECORDING,
    })),
    show: assign(({ context }, step: number) => ({
      step,
      chart: context.charts.find(({ id }) => id === context.recording[step]?.machine) ?? context.chart,
    })),
  },
}).createMachine({
  id: 'charts',
  context: ({ input }) => ({
    ...input,
    search: '',
    page: input.chart.page,
    at: input.chart.page,
    opened: 0,
    flows: [],
    log: [],
    narrowed: false,
    step: 0,
    recording: [],
  }),
  initial: 'watching',
  on: {
    'search.change': { actions: assign({ search: ({ event }) => event.search }) },
    'log.clear': { actions: assign({ log: [] }) },
    'log.narrow': { actions: assign({ narrowed: ({ event }) => event.narrowed }) },
    'flow.tell': {
      actions: [
        assign({
          flows: ({ context, event }) => told(context.flows, event.flow),
          log: ({ context, event }) => logged(context.log, event.entry).slice(-LONGEST_LOG),
        }),
        'follow',
      ],
    },
    'flow.choose': {
      actions: assign({
        flows: ({ context, event }) =>
          context.flows.map((flow) => (flow.id === event.id ? { ...flow, seen: true } : flow)),
        followed: ({ event }) => event.id,
      }),
    },
    'page.move': { actions: assign({ at: ({ event }) => event.page }) },
    'page.leave': { actions: assign({ flows: [], failed: undefined }) },
    'page.fail': { actions: assign({ failed: ({ event }) => event.message }) },
    'recording.open': '.opening',
    'chart.choose': [
      {
        guard: 'known',
        target: '.watching',
        actions: [
          assign(({ context, event }) => ({
            chart: context.charts.find(({ id }) => id === event.id),
            found: event.found,
            unknown: undefined,
          })),
          'forget',
          'leave',
        ],
      },
      { actions: assign({ unknown: ({ event }) => event.id }) },
    ],
    'walk.choose': {
      target: '.playing',
      actions: [
        assign({ walk: ({ event }) => event.walk, recording: [] }),
        'forget',
        { type: 'open', params: ({ context }) => context.chart.page },
      ],
    },
  },
  states: {
    watching: {
      on: {
        'page.open': {
          actions: [
            assign(({ context, event }) => ({
              chart: context.charts.find(({ id }) => id === event.chart) ?? context.chart,
              unknown: undefined,
            })),
            { type: 'open', params: ({ event }) => event.page },
          ],
        },
        'event.send': {
          actions: [
            ({ context, event }) => void flowOf(context)?.send(event.event),
            assign({
              ignored: ({ context, event }) => (takes(flowOf(context), event.event) ? undefined : event.event.type),
            }),
          ],
        },
      },
    },
    playing: {
      initial: 'paused',
      on: { leave: { target: 'watching', actions: ['focusChoice', 'forget', 'leave'] } },
      states: {
        paused: {
          on: { step: { guard: 'stepLeft', actions: 'takeStep' }, run: { guard: 'stepLeft', target: 'running' } },
        },
        running: {
          always: { guard: not('stepLeft'), target: 'paused' },
          after: {
            STEP: { target: 'running', reenter: true, actions: 'takeStep' },
          },
          on: { pause: 'paused' },
        },
      },
    },
    opening: {
      invoke: {
        src: 'readRecording',
        input: ({ context: { charts }, event }) => ({
          file: (event as Extract<ChartsEvent, { type: 'recording.open' }>).file,
          charts,
        }),
        onDone: {
          target: 'replaying',
          actions: [
            assign({ recording: ({ event }) => event.output, walk: undefined, problem: undefined }),
            { type: 'show', params: ({ context }) => shownIn(context, context.recording)[0]?.[0] ?? 0 },
          ],
        },
        onError: [
          { guard: 'away', target: 'watching', actions: ['forget', 'leave', 'complain'] },
          { target: 'watching', actions: 'complain' },
        ],
      },
    },
    replaying: {
      on: {
        step: {
          guard: 'entryLeft',
          actions: { type: 'show', params: ({ context }) => entryAfter(context) ?? context.step },
        },
        'step.back': {
          guard: 'entryBefore',
          actions: { type: 'show', params: ({ context }) => entryBefore(context) ?? context.step },
        },
        'entry.show': { actions: { type: 'show', params: ({ event }) => event.step } },
        leave: { target: 'watching', actions: ['focusChoice', 'leave'] },
      },
    },
  },
});

/** Those of the chart that is shown. */
export const flowsOf = ({ flows, chart }: Context): Flow[] =>
  flows.filter(({ snapshot }) => snapshot.machine.id === chart.id);

/** The one of them that is followed. */
export const flowOf = (context: Context): Flow | undefined =>
  flowsOf(context).find(({ id }) => id === context.followed);

/** Those entries that are shown, each with its place. */
export const shownIn = ({ narrowed, chart }: Context, entries: readonly Entry[]): [number, Entry][] =>
  [...entries.entries()].filter(([, { machine }]) => !narrowed || machine === chart.id);

const entryAfter = (context: Context) =>
  shownIn(context, context.recording).find(([place]) => place > context.step)?.[0];
const entryBefore = (context: Context) =>
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

const lives = ({ snapshot }: Flow) => snapshot.status === 'active';

const takes = (flow: Flow | undefined, event: AnyEventObject) =>
  flow !== undefined && lives(flow) && flow.snapshot.can(event);

/** In the order of what happened. */
const logged = (log: readonly Entry[], entry: Entry) =>
  log.toSpliced(log.findLastIndex(({ at }) => at < entry.at) + 1, 0, entry);

/** The same as long as it lives, unless it cannot be seen and another one can. */
function next(context: Context): Flow | undefined {
  const flows = flowsOf(context);
  const followed = flowOf(context);
  if (followed?.seen && lives(followed)) return followed;
  return flows.find((flow) => lives(flow) && flow.seen) ?? flows.find(lives) ?? followed ?? flows.at(-1);
}

/** One that is stopped is gone from the page. */
function told(flows: readonly Flow[], flow: Flow): Flow[] {
  const known = flows.find(({ id }) => id === flow.id);
  if (flow.snapshot.status === 'stopped') return flows.filter((other) => other !== known);
  if (!known) return [...flows, flow];
  return flows.map((other) => (other === known ? { ...flow, seen: flow.seen || known.seen } : other));
}
