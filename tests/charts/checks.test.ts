import { describe, expect, test } from 'vitest';
import { allCharts } from '../../tools/charts/book/chart';
import { type Promises, counterexamples } from '../../tools/charts/checks';
import { setup } from 'xstate';
import { modelOf } from '../../tools/charts/paths/model';
import { overlapsIn } from '../../tools/charts/paths/overlaps';
import { type FormConfig, form } from './form';

const models = import.meta.glob<Record<string, unknown>>('../*/*.model.ts', { eager: true });
const isPromises = (value: unknown): value is Promises =>
  typeof value === 'object' && value !== null && typeof (value as Promises).machine === 'string';
const promises = Object.values(models).flatMap((model) => Object.values(model).filter(isPromises));
const charts = await allCharts();

describe.each(charts.map((chart) => [chart.id, chart] as const))('%s', (id, chart) => {
  const own = promises.find(({ machine }) => machine === id) ?? { machine: id };

  test.each([...counterexamples(chart, own)])('%s', (_, found) => {
    expect(found).toEqual([]);
  });

  test('promises nothing about what it does not have', () => {
    const { ends = [], keeps = [], ordered = {}, spared = {}, sentences = {} } = own;
    const names = [...chart.states, ...chart.transitions].map((one) => ('key' in one ? one.id : one.name));
    const asked = [...chart.states.flatMap(({ actors }) => actors), ...chart.transitions.map(({ event }) => event)];
    const said = Object.values(sentences).flatMap(({ from, to }) => [from, ...to]);

    expect([...ends, ...keeps, ...said].filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(spared).filter((name) => !asked.includes(name))).toEqual([]);
    expect(Object.keys(ordered).filter((name) => chart.overlaps.every(({ of }) => of !== name))).toEqual([]);
  });
});

test('every promise is of a machine', () => {
  expect(promises.map(({ machine }) => machine).filter((id) => !charts.some((chart) => chart.id === id))).toEqual([]);
});

const kept: Promises = {
  machine: 'form',
  keeps: ['form.sent'],
  sentences: { 'wie verstuurt, krijgt antwoord': { from: 'form.submitting', to: ['form.sent', 'form.confirming'] } },
};

describe('a fault in a machine is named, with the shortest way to it', () => {
  const broken = async (edit?: (config: FormConfig) => void) =>
    [...counterexamples(await form(edit), kept)].flatMap(([sentence, found]) =>
      found.map((words) => `${sentence} | ${words}`),
    );

  test('none, where there is none', async () => {
    expect(await broken()).toEqual([]);
  });

  test.each<[fault: string, edit: (config: FormConfig) => void, words: string]>([
    [
      'a lost target leaves a state that nothing leads to',
      ({ states }) => (states.editing.on.next = {}),
      "elke toestand is te bereiken | no way leads to 'form.confirming'",
    ],
    [
      'a lost guard',
      ({ states }) => (states.confirming.on.submit = [{ actions: 'refuse' }, { target: 'submitting' }]),
      "wat er gebeurt, is nooit toeval | begin, next: 'form.confirming submit → form.confirming' is always taken before 'form.confirming submit → form.submitting'",
    ],
    [
      'a guard that is asked twice',
      ({ states }) => ((states.confirming.on.submit as { guard?: string }[])[1]!.guard = 'incomplete'),
      "wat er gebeurt, is nooit toeval | begin, next: 'form.confirming submit [incomplete] → form.confirming' is always taken before",
    ],
    [
      'a state that nobody comes out of',
      ({ states }) => Object.assign(states.sent, { type: undefined }),
      "elke toestand heeft een weg naar een einde | begin, next, submit, done.actor.send: 'form.sent' has no way to an end",
    ],
    [
      'what was typed cannot be sent',
      ({ states }) => (states.submitting.invoke.onDone = { target: 'editing' }),
      "wie iets intypt, kan het versturen of vindt het terug | begin, field.change: in 'form.editing' what was typed can be neither sent nor found again",
    ],
    [
      'a step that only a restored draft can reach',
      ({ states }) => Object.assign(states.editing.on, { next: {}, 'draft.restore': { target: 'confirming' } }),
      "wie iets intypt, kan het versturen of vindt het terug | begin, field.change: in 'form.editing' what was typed can be neither sent nor found again",
    ],
    [
      'a failure without an answer',
      ({ states }) => delete states.submitting.invoke.onError,
      "wie iets vraagt, krijgt ook antwoord als de dienst faalt of zwijgt | begin, next, submit: nothing follows when 'send' fails",
    ],
    [
      'a silence without an end',
      ({ states }) => (states.submitting.after = {}),
      "wie iets vraagt, krijgt ook antwoord als de dienst faalt of zwijgt | begin, next, submit: nothing follows when 'send' is silent",
    ],
    [
      'an answer that only a guard lets through',
      ({ states }) => (states.submitting.invoke.onDone = { guard: 'trusted', target: 'sent' }),
      "wie wacht, wacht niet voor altijd | begin, next, submit: nothing leaves 'form.submitting' by itself",
    ],
    [
      'a form that waits for ever, and does not say that it is busy',
      ({ states }) => Object.assign(states.submitting, { tags: undefined, invoke: undefined, after: {} }),
      "wie wacht, wacht niet voor altijd | begin, next, submit: nothing leaves 'form.submitting' by itself",
    ],
    [
      'an extension without its mark',
      ({ states }) => delete (states.confirming.on.submit as { meta?: object }[])[2]!.meta,
      "wat verder gaat dan de specificatie, is gemerkt | 'form.confirming submit' leads to 'form.submitting', and is not marked as an extension",
    ],
    [
      'a promise of its own',
      ({ states }) => {
        states.submitting.invoke.onError = { target: 'sent' };
        states.submitting.after = { TIMEOUT: { target: 'sent' } };
      },
      "wie verstuurt, krijgt antwoord | no way leads from 'form.submitting' to 'form.confirming'",
    ],
  ])('%s', async (_, edit, words) => {
    expect(await broken(edit)).toContainEqual(expect.stringContaining(words));
  });
});

describe('guards that hold at the same time are named', () => {
  const small = (isBig: boolean) =>
    modelOf(
      setup({ guards: { isEven: (_, asked: number) => asked % 2 === 0, isBig: () => isBig } }).createMachine({
        id: 'small',
        on: { count: [{ guard: { type: 'isEven', params: 2 }, reenter: true }, { guard: 'isBig' }, {}] },
      }),
      [{ type: 'count' }],
    );

  test('with the path on which they do', () => {
    expect(overlapsIn(small(true))).toEqual([
      { of: 'small count', names: ['small count [isEven]', 'small count [isBig]'], path: 'nothing happens' },
    ]);
  });

  test('and not where only one of them does', () => {
    expect(overlapsIn(small(false))).toEqual([]);
  });

  test('unless a promise gives the reason for their order', async () => {
    const chart = {
      ...(await form()),
      overlaps: [{ of: 'form.confirming submit', names: ['one', 'other'], path: 'next' }],
    };
    const found = (ordered?: Record<string, string>) =>
      counterexamples(chart, { ...kept, ordered }).get('wat er gebeurt, is nooit toeval');

    expect(found()).toEqual(["next: 'one' and 'other' hold at the same time"]);
    expect(found({ 'form.confirming submit': 'what is missing comes first' })).toEqual([]);
  });
});
