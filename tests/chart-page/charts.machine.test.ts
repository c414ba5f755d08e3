import { expect, test } from 'vitest';
import { type AnyStateMachine, SimulatedClock, createActor, transition, waitFor } from 'xstate';
import { clipModel } from '../clip/clip.model';
import { disclosureModel } from '../disclosure/disclosure.model';
import { chartOf } from '../../tools/charts/book/chart';
import { layOut } from '../../tools/charts/book/layout';
import { written } from '../../tools/charts/page/recording';
import { chartsMachine } from '../../tools/charts/page/charts.machine';
import { type ChartsEvent, astray, flowOf, readingTime } from '../../tools/charts/page/charts.rules';

const shown = async ({ machine }: { machine: AnyStateMachine }) => {
  const chart = await chartOf('', machine);
  return { ...chart, page: '/', hidden: false, drawing: await layOut(chart) };
};
const charts = await Promise.all([disclosureModel, clipModel].map(shown));
const [disclosure, clip] = charts;
if (!disclosure || !clip) throw new Error('There are no charts.');
const [walk] = disclosure.walks;
const longest = disclosure.walks.find(({ steps }) => steps.length > 1);
if (!walk || !longest) throw new Error('There is no path.');

const entry = { at: 0, machine: 'disclosure', flow: '', event: { type: '' }, states: [], context: {} };
const toggled = transition(disclosureModel.machine, disclosureModel.start, { type: 'toggle' })[0];

const told = (id: string, { snapshot = disclosureModel.start, seen = true } = {}): ChartsEvent => ({
  type: 'flow.tell',
  flow: { id, snapshot, seen, show: () => {}, send: async () => {} },
  entry,
});
const stopped = { ...toggled, status: 'stopped' } as never;

function after(...events: ChartsEvent[]) {
  const actor = createActor(chartsMachine.provide({ actions: { forget: () => {} } }), {
    input: { charts, chart: disclosure ?? clip! },
  }).start();
  events.forEach((event) => actor.send(event));
  return actor;
}
const followed = (...events: ChartsEvent[]) => flowOf(after(...events).getSnapshot().context)?.id;

test('the flow that was there first is followed, whatever others begin or do', () => {
  expect(followed(told('menu'), told('part'), told('part', { snapshot: toggled }))).toBe('menu');
});

test('one that cannot be seen gives way to one that can, until somebody chooses it', () => {
  expect(followed(told('hidden', { seen: false }), told('menu'))).toBe('menu');
  expect(followed(told('hidden', { seen: false }), told('menu'), { type: 'flow.choose', id: 'hidden' })).toBe('hidden');
});

test('one that is gone is followed no longer', () => {
  expect(followed(told('menu'), told('part'), told('menu', { snapshot: stopped }))).toBe('part');
  expect(followed(told('menu'), { type: 'page.leave' })).toBeUndefined();
});

test('the log is in the order of what happened, whatever was told first', () => {
  const at = (moment: number): ChartsEvent => {
    const event = told('menu');
    return event.type === 'flow.tell' ? { ...event, entry: { ...entry, at: moment } } : event;
  };
  const { log } = after(at(1), at(4), at(3), at(5)).getSnapshot().context;

  expect(log.map((known) => known.at)).toEqual([1, 3, 4, 5]);
});

test('the page that is shown is the one that the frame has gone to', () => {
  expect(after({ type: 'page.move', page: '/contact' }).getSnapshot().context.at).toBe('/contact');
});

test('a file that is no recording ends a path, and the next choice the complaint', async () => {
  const actor = after({ type: 'walk.choose', walk }, { type: 'recording.open', file: new Blob(['{}']) });
  await waitFor(actor, (snapshot) => snapshot.matches('watching'));

  expect(actor.getSnapshot().context).toMatchObject({ walk: undefined, problem: 'This file is no recording.' });
  actor.send({ type: 'chart.choose', id: 'clip' });
  expect(actor.getSnapshot().context.problem).toBeUndefined();
});

test('a machine that there is not is said, until one is chosen', () => {
  const actor = after({ type: 'chart.choose', id: 'other' });

  expect(actor.getSnapshot().context).toMatchObject({ chart: disclosure, unknown: 'other' });
  actor.send({ type: 'chart.choose', id: 'clip' });
  expect(actor.getSnapshot().context).toMatchObject({ chart: clip, unknown: undefined });
});

test('an event that no transition takes is said to have changed nothing', () => {
  const actor = after(told('menu'), { type: 'event.send', event: { type: 'dismiss' } });

  expect(actor.getSnapshot().context.ignored).toBe('dismiss');
  actor.send({ type: 'event.send', event: { type: 'toggle' } });
  expect(actor.getSnapshot().context.ignored).toBeUndefined();
});

test('a path whose flow is gone, done or another one says so, and is not played on', () => {
  const play = (...events: ChartsEvent[]) => after({ type: 'walk.choose', walk }, told('menu'), ...events);
  const why = (actor: ReturnType<typeof play>) => astray(actor.getSnapshot().context);
  expect(why(play())).toBeUndefined();

  const gone = play({ type: 'run' });
  expect(gone.getSnapshot().matches({ playing: 'running' })).toBe(true);
  gone.send({ type: 'page.leave' });
  expect(why(gone)).toBe('the flow is not on the page');
  expect(gone.getSnapshot().matches({ playing: 'paused' })).toBe(true);
  expect(gone.getSnapshot().can({ type: 'run' })).toBe(false);

  const done = play(told('menu', { snapshot: { ...toggled, status: 'done' } as never }));
  expect(why(done)).toBe('the flow is elsewhere');
  expect(done.getSnapshot().can({ type: 'run' })).toBe(false);

  const other = play({ type: 'step' }, told('menu', { snapshot: toggled }), told('part', { snapshot: toggled }));
  expect(why(other)).toBeUndefined();
  other.send({ type: 'flow.choose', id: 'part' });
  expect(why(other)).toBe('another flow took the steps');
});

test('a recording that is narrowed to one machine is replayed over what is of that machine', async () => {
  const entries = ['clip', 'disclosure', 'clip', 'clip', 'disclosure'].map((machine) => ({
    ...entry,
    machine,
    states: [machine],
  }));
  const file = new Blob([written('/', entries)]);
  const actor = after({ type: 'log.narrow', narrowed: true }, { type: 'recording.open', file });
  await waitFor(actor, (snapshot) => snapshot.matches('replaying'));
  const place = (event?: ChartsEvent) => {
    if (event) actor.send(event);
    const { step, chart } = actor.getSnapshot().context;
    return `${step} ${chart.id}`;
  };

  expect(place()).toBe('1 disclosure');
  expect(actor.getSnapshot().can({ type: 'step.back' })).toBe(false);
  expect(place({ type: 'step' })).toBe('4 disclosure');
  expect(actor.getSnapshot().can({ type: 'step' })).toBe(false);
  expect(place({ type: 'step.back' })).toBe('1 disclosure');
  actor.send({ type: 'log.narrow', narrowed: false });
  expect(place({ type: 'step' })).toBe('2 clip');
});

test('at its end a path is not played on', () => {
  const steps = walk.steps.map(() => ({ type: 'step' }) as const);
  const actor = after({ type: 'walk.choose', walk }, told('menu'), ...steps);

  expect(actor.getSnapshot().can({ type: 'run' })).toBe(false);
});

test('a path is played as fast as its steps are read', () => {
  const clock = new SimulatedClock();
  const send: string[] = [];
  const actor = createActor(chartsMachine.provide({ actions: { forget: () => {} } }), {
    input: { charts, chart: disclosure },
    clock,
  }).start();
  const flow = { id: 'menu', snapshot: disclosureModel.start, seen: true, show: () => {} };
  const told = { ...flow, send: async ({ type }: { type: string }) => void send.push(type) };
  actor.send({ type: 'walk.choose', walk: longest });
  actor.send({ type: 'flow.tell', flow: told, entry });
  actor.send({ type: 'run' });

  // Before the first step there are no words to read: the player waits 1000 ms.
  clock.increment(999);
  expect(send).toEqual([]);
  clock.increment(1);
  expect(send).toEqual([longest.steps[0]?.event.type]);
  clock.increment(readingTime(longest.steps[0]?.words ?? '') - 1);
  expect(send).toHaveLength(1);
  clock.increment(1);
  expect(send).toHaveLength(2);
});

test('a path of a machine that no page shows is played on the chart alone', () => {
  const actor = createActor(chartsMachine.provide({ actions: { forget: () => {} } }), {
    input: { charts, chart: { ...disclosure, hidden: true } },
  }).start();
  actor.send({ type: 'walk.choose', walk });
  for (const _ of walk.steps) actor.send({ type: 'step' });

  expect(actor.getSnapshot().context.step).toBe(walk.steps.length);
  expect(astray(actor.getSnapshot().context)).toBeUndefined();
  expect(actor.getSnapshot().can({ type: 'step' })).toBe(false);
});
