import { type AnyEventObject, type AnyMachineSnapshot, assign, fromPromise, setup } from 'xstate';
import type { ShownChart } from '../charts/drawing';
import type { Walk } from '../charts/walks';
import { type Entry, read } from './recording';

/** An actor of the page in the frame. */
export interface Flow {
  id: string;
  snapshot: AnyMachineSnapshot;
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
  flows: readonly Flow[];
  log: readonly Entry[];
  walk?: Walk;
  /** How many steps of the walk, or entries of the recording, were taken. */
  step: number;
  recording: readonly Entry[];
  problem?: string;
}

export type ChartsEvent =
  | { type: 'chart.choose'; id: string; found?: string }
  | { type: 'search.change'; search: string }
  | { type: 'page.open'; page: string }
  | { type: 'flow.tell'; flow: Flow; entry: Entry }
  | { type: 'event.send'; event: AnyEventObject }
  | { type: 'walk.choose'; walk: Walk }
  | { type: 'step' }
  | { type: 'step.back' }
  | { type: 'run' }
  | { type: 'pause' }
  | { type: 'leave' }
  | { type: 'log.clear' }
  | { type: 'recording.open'; file: Blob }
  | { type: 'entry.show'; step: number };

const LONGEST_LOG = 2000;

/** The page of the charts: watching the flows of a page, playing a path of the tests on it, or replaying a recording. */
export const chartsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { charts: readonly ShownChart[]; chart: ShownChart },
    events: {} as ChartsEvent,
  },
  actors: {
    readRecording: fromPromise<Entry[], Blob>(async ({ input }) => read(await input.text())),
  },
  delays: { STEP: 700 },
  guards: {
    stepLeft: ({ context }) => context.step < (context.walk?.steps.length ?? 0) && flowOf(context) !== undefined,
    walked: ({ context }) => context.step >= (context.walk?.steps.length ?? 0),
    entryLeft: ({ context }) => context.step < context.recording.length - 1,
    entryBefore: ({ context }) => context.step > 0,
  },
  actions: {
    open: assign(({ context }, page: string) => ({ page, opened: context.opened + 1, flows: [], step: 0 })),
    takeStep: assign(({ context }) => {
      const next = context.walk?.steps[context.step];
      if (next) void flowOf(context)?.send(next.event);
      return { step: context.step + 1 };
    }),
    leave: assign(({ context }) => ({
      walk: undefined,
      recording: [],
      step: 0,
      flows: [],
      page: context.chart.page,
      opened: context.opened + 1,
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
    opened: 0,
    flows: [],
    log: [],
    step: 0,
    recording: [],
  }),
  initial: 'watching',
  on: {
    'search.change': { actions: assign({ search: ({ event }) => event.search }) },
    'log.clear': { actions: assign({ log: [] }) },
    'flow.tell': {
      actions: assign({
        flows: ({ context, event }) => [...context.flows.filter(({ id }) => id !== event.flow.id), event.flow],
        log: ({ context, event }) => [...context.log, event.entry].slice(-LONGEST_LOG),
      }),
    },
    'recording.open': '.opening',
    'chart.choose': {
      target: '.watching',
      actions: [
        assign(({ context, event }) => ({
          chart: context.charts.find(({ id }) => id === event.id) ?? context.chart,
          found: event.found,
        })),
        'leave',
      ],
    },
    'walk.choose': {
      target: '.playing',
      actions: [
        assign({ walk: ({ event }) => event.walk, recording: [] }),
        { type: 'open', params: ({ context }) => context.chart.page },
      ],
    },
  },
  states: {
    watching: {
      on: {
        'page.open': { actions: { type: 'open', params: ({ event }) => event.page } },
        'event.send': { actions: ({ context, event }) => void flowOf(context)?.send(event.event) },
      },
    },
    playing: {
      initial: 'paused',
      on: { leave: { target: 'watching', actions: 'leave' } },
      states: {
        paused: {
          on: { step: { guard: 'stepLeft', actions: 'takeStep' }, run: 'running' },
        },
        running: {
          always: { guard: 'walked', target: 'paused' },
          after: {
            STEP: [
              { guard: 'stepLeft', target: 'running', reenter: true, actions: 'takeStep' },
              // The flow is not there yet.
              { target: 'running', reenter: true },
            ],
          },
          on: { pause: 'paused' },
        },
      },
    },
    opening: {
      invoke: {
        src: 'readRecording',
        input: ({ event }) => (event as Extract<ChartsEvent, { type: 'recording.open' }>).file,
        onDone: {
          target: 'replaying',
          actions: [
            assign({ recording: ({ event }) => event.output, walk: undefined, problem: undefined }),
            { type: 'show', params: 0 },
          ],
        },
        onError: { target: 'watching', actions: assign({ problem: 'This file is no recording.' }) },
      },
    },
    replaying: {
      on: {
        step: { guard: 'entryLeft', actions: { type: 'show', params: ({ context }) => context.step + 1 } },
        'step.back': { guard: 'entryBefore', actions: { type: 'show', params: ({ context }) => context.step - 1 } },
        'entry.show': { actions: { type: 'show', params: ({ event }) => event.step } },
        leave: { target: 'watching', actions: 'leave' },
      },
    },
  },
});

/** The flow of the chart that is shown; of several the one that something happened to last. */
export const flowOf = ({ flows, chart }: Context): Flow | undefined =>
  flows.findLast(({ snapshot }) => snapshot.machine.id === chart.id);
