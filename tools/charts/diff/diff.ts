import { answers, section4 } from '../machines/section-4';
import type { Chart, ChartTransition } from '../book/chart';
import { guardText } from '../book/drawing';
import { titleOf } from '../paths/sentence';

export type How = 'added' | 'removed' | 'changed';

export interface Difference {
  kind: 'machine' | 'state' | 'transition' | 'effect' | 'path';
  name: string;
  /** The earlier name, where its guard or target is part of its name. */
  was?: string;
  how: How;
  /** For a removed transition with a guard: the transition that takes its event now. */
  instead?: Said;
  before?: Said;
  after?: Said;
  fields: string[];
}

export type Said = Record<string, string>;

export interface MachineDiff {
  id: string;
  how: How;
  differences: Difference[];
}

export interface ChartsDiff {
  machines: MachineDiff[];
  sentences: { sentence: string; won: string[]; lost: string[] }[];
}

interface Item {
  kind: Difference['kind'];
  name: string;
  said: Said;
}

export function diffOf(before: readonly Chart[], after: readonly Chart[]): ChartsDiff {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  const find = (charts: readonly Chart[], id: string) => charts.find((chart) => chart.id === id);
  return {
    machines: ids
      .map((id) => machineDiff(id, find(before, id), find(after, id)))
      .filter(({ differences }) => differences.length > 0),
    sentences: section4
      .map(({ sentence }) => {
        const [old, now] = [before, after].map((charts) => answering(charts, sentence)) as [string[], string[]];
        return {
          sentence,
          won: now.filter((id) => !old.includes(id)),
          lost: old.filter((id) => !now.includes(id)),
        };
      })
      .filter(({ won, lost }) => won.length + lost.length > 0),
  };
}

const answering = (charts: readonly Chart[], sentence: string): string[] =>
  charts.flatMap(({ states }) =>
    states.filter(({ parent, spec }) => parent && answers(spec, sentence)).map(({ id }) => id),
  );

function machineDiff(id: string, before?: Chart, after?: Chart): MachineDiff {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const pairs = pairsOf(old, now);
  const paired = new Map([...pairs].map(([one, other]) => [other, one]));
  const moved = movedIn(pairs, old, now);
  const differences = [
    ...now.flatMap((item): Difference[] => {
      const { kind, name, said } = item;
      const one = paired.get(item);
      if (!one) return [{ kind, name, how: 'added', after: said, fields: [] }];
      const [was, is] = [one, item].map((each) => ({ ...each.said, ...moved.get(each) })) as [Said, Said];
      const fields = Object.keys(is).filter((field) => was[field] !== is[field] && !isToldOtherwise(field, was, is));
      const renamed = one.name === name ? {} : { was: one.name };
      return fields.length ? [{ kind, name, ...renamed, how: 'changed', before: was, after: is, fields }] : [];
    }),
    ...old
      .filter((item) => !pairs.has(item))
      .map((item): Difference => {
        const { kind, name, said } = item;
        return { kind, name, how: 'removed', before: said, fields: [], instead: insteadOf(item, old, pairs) };
      }),
  ];
  const beyondSource = differences.filter(({ fields }) => fields.join() !== 'source');
  return {
    id,
    how: before && after ? 'changed' : after ? 'added' : 'removed',
    // That files have changed is news only where the chart does not show how.
    differences: beyondSource.length ? beyondSource : differences,
  };
}

function itemsOf(chart?: Chart): Item[] {
  if (!chart) return [];
  const { states, transitions, effects, walks } = chart;
  const specs = new Map(states.map((state) => [state.id, state.spec]));
  return [
    ...states.map((state) => ({
      kind: state.parent ? ('state' as const) : ('machine' as const),
      name: state.id,
      said: {
        description: state.description,
        clause: state.spec,
        type: state.type,
        'its parent begins here': state.initial ? 'yes' : 'no',
        tags: state.tags.join(', '),
        actors: state.actors.map((actor, place) => runs(actor, state.logic[place])).join(', '),
        output: state.output,
        'on entry': state.entry.join(', '),
        'on exit': state.exit.join(', '),
        ...(state.parent ? {} : { source: chart.source }),
      },
    })),
    ...transitions.map((transition) => ({
      kind: 'transition' as const,
      name: transition.name,
      said: transitionSaid(transition, specs.get(transition.source) !== transition.spec),
    })),
    ...effects.map((name) => ({ kind: 'effect' as const, name, said: {} })),
    // Tours change with every path.
    ...walks
      .filter(({ tour }) => !tour)
      .map(({ model, through, taken, steps }) => ({
        kind: 'path' as const,
        // The commits may title their paths otherwise.
        name: `${titleOf(steps.map(({ title }) => title))} (${model})`,
        said: {
          states: steps.map((step) => step.states.join(' ')).join(', '),
          through: through.join(', '),
          taken: taken.join(', '),
          effects: steps.map(({ effects }) => effects.join(' and ')).join(', '),
        },
      })),
  ];
}

const transitionSaid = (transition: ChartTransition, own: boolean): Said => ({
  state: transition.source,
  event: transition.event,
  delay: transition.wait ?? '',
  guard: guardText(transition),
  target: transition.targets.join(', ') + (transition.reenter ? ', entered again' : ''),
  actions: transition.actions.join(', '),
  'inside the guard': transition.inside.guard,
  'inside the actions': transition.inside.actions,
  clause: transition.spec,
  'whose clause': own ? 'its own' : 'its state',
});

const runs = (actor: string, logic = '') => (logic.split('(')[0] === actor ? logic : `${actor}, which runs ${logic}`);

function insteadOf(item: Item, old: readonly Item[], pairs: ReadonlyMap<Item, Item>): Said | undefined {
  if (item.kind !== 'transition' || !item.said.guard) return undefined;
  const later = old.slice(old.indexOf(item) + 1).filter(({ said }) => isChoiceWith(said, item.said));
  return later.map((choice) => pairs.get(choice)?.said).find((said) => said !== undefined);
}

/** By the clause of the state, or by the name of another guard or action. */
const isToldOtherwise = (field: string, was: Said, is: Said) =>
  field === 'clause'
    ? [was, is].every((each) => each['whose clause'] === 'its state')
    : (field === 'inside the guard' && was.guard !== is.guard) ||
      (field === 'inside the actions' && was.actions !== is.actions);

/** Pairs items by name, or else by the transitions of an event that have most in common. */
function pairsOf(before: readonly Item[], after: readonly Item[]): Map<Item, Item> {
  const pairs = new Map<Item, Item>();
  const free = new Set(after);
  const pair = (one: Item, other: Item | undefined) => {
    if (!other) return;
    pairs.set(one, other);
    free.delete(other);
  };
  const twins = ({ kind, name }: Item) => [...free].find((item) => item.kind === kind && item.name === name);
  for (const item of before) pair(item, twins(item));
  for (const item of before.filter((known) => known.kind === 'transition' && !pairs.has(known))) {
    const choices = [...free].filter(({ kind, said }) => kind === 'transition' && isChoiceWith(said, item.said));
    pair(item, choices.sort((one, other) => alike(other.said, item.said) - alike(one.said, item.said))[0]);
  }
  return pairs;
}

const isChoiceWith = (one: Said, other: Said) => one.state === other.state && one.event === other.event;
const alike = (one: Said, other: Said) => Object.keys(one).filter((field) => one[field] === other[field]).length;

/** The order of guards matters: a moved one is a change. */
function movedIn(pairs: ReadonlyMap<Item, Item>, before: readonly Item[], after: readonly Item[]): Map<Item, Said> {
  const paired = new Set([...pairs].flat());
  const order = (items: readonly Item[], own: Item) =>
    String(items.filter((item) => paired.has(item) && isChoiceWith(item.said, own.said)).indexOf(own) + 1);
  return new Map(
    [...pairs]
      .filter(([{ kind }]) => kind === 'transition')
      .flatMap(([one, other]) => {
        const [was, is] = [order(before, one), order(after, other)];
        return was === is ? [] : [[one, { order: was }] as const, [other, { order: is }] as const];
      }),
  );
}
