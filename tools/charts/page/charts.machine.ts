import { type ActorRefFrom, assign, emit, fromPromise, not, setup } from 'xstate';
import type { ShownChart } from '../book/drawing';
import { type Entry, read } from './recording';
import {
  type ChartsEvent,
  type Context,
  RECORDING,
  walkId,
  flowOf,
  shownIn,
  entryAfter,
  entryBefore,
  lives,
  takes,
  logged,
  next,
  pageOpened,
  readingTime,
  stepTaken,
  told,
} from './charts.rules';

const LONGEST_LOG = 2000;

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
  delays: { STEP: ({ context }) => readingTime(stepTaken(context)?.words ?? '') },
  guards: {
    stepLeft: ({ context }) => {
      const flow = flowOf(context);
      const canTake = context.chart.hidden || (flow !== undefined && lives(flow));
      return canTake && context.step < (context.walk?.steps.length ?? 0);
    },
    away: ({ context }) => context.walk !== undefined || context.recording.length > 0,
    entryLeft: ({ context }) => entryAfter(context) !== undefined,
    known: ({ context, event }) => event.type === 'chart.choose' && context.charts.some(({ id }) => id === event.id),
    entryBefore: ({ context }) => entryBefore(context) !== undefined,
  },
  actions: {
    open: assign(({ context }, page: string) => pageOpened(context, page)),
    /** Drafts are kept for the page in the frame as for any other page. */
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
    leave: assign(({ context }) => ({ ...pageOpened(context, context.chart.page), walk: undefined, recording: [] })),
    /** Returns the focus to where the path was chosen. */
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
    'address.change': {
      actions: assign({ address: ({ context, event }) => (event.address === context.at ? undefined : event.address) }),
    },
    'part.look': { actions: assign({ clause: ({ event }) => event.clause }) },
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
            clause: undefined,
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

export type Actor = ActorRefFrom<typeof chartsMachine>;
