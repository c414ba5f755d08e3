import type { Chart, ChartTransition } from './book/chart';
import { guardText, isExtension } from './book/drawing';
import { Ways, inWords } from './book/ways';

/** What a single machine promises; stands in its model file. */
export interface Promises {
  machine: string;
  /** States where it may rest, beside final ones; if neither is given, its initial state. */
  ends?: readonly string[];
  /** States and transitions by which what was typed is sent or kept. */
  keeps?: readonly string[];
  /** States with an event whose guards can hold at the same time, each with the reason for their order. */
  ordered?: Readonly<Record<string, string>>;
  /** Actors without a time-out and `change` events that are not typed, each with the reason. */
  spared?: Readonly<Record<string, string>>;
  /** Further promises, in Dutch: from a state there is a way to each target. */
  sentences?: Readonly<Record<string, { from: string; to: readonly string[] }>>;
}

/** The reason why an actor that only watches needs no time-out. */
export const watches = 'it reports, and answers nothing';

/** Each check returns counterexamples in words, each by the shortest way. */
const checks: Record<string, (chart: Chart, ways: Ways, promises: Promises) => string[]> = {
  'elke toestand is te bereiken': ({ states }, ways) =>
    states.filter(({ id }) => !ways.to(id)).map(({ id }) => `no way leads to '${id}'`),

  'wat er gebeurt, is nooit toeval': ({ transitions, overlaps }, ways, { ordered = {} }) => [
    ...transitions.flatMap((transition, place) => {
      const before = transitions.slice(0, place).find((other) => decidesBefore(other, transition));
      const way = inWords(ways.to(transition.source));
      return before ? [`${way}: '${before.name}' is always taken before '${transition.name}'`] : [];
    }),
    ...overlaps
      .filter(({ of }) => !(of in ordered))
      .map(({ names, path }) => `${path}: '${names.join("' and '")}' hold at the same time`),
  ],

  'elke toestand heeft een weg naar een einde': ({ states, id: machine }, ways, { ends = [] }) => {
    const final = states.filter(({ type, parent }) => type === 'final' && parent === machine).map(({ id }) => id);
    const declared = [...final, ...ends];
    const goals = declared.length ? declared : ways.entered(machine);
    return [...ways.all]
      .filter(([id]) => !goals.some((goal) => ways.leadsTo(id, goal)))
      .map(([id, way]) => `${inWords(way)}: '${id}' has no way to an end`);
  },

  'wie iets intypt, kan het versturen of vindt het terug': (_, ways, { keeps = [], spared = {} }) => {
    const lost = new Map<string, string>();
    for (const [typedIn, before] of ways.all) {
      const typed = ways.possibleIn(typedIn).find(({ event }) => event.endsWith('.change') && !(event in spared));
      if (!typed) continue;
      for (const [id, after] of ways.from([typedIn])) {
        if (lost.has(id) || ways.isOver(id) || keeps.some((kept) => ways.leadsTo(id, kept))) continue;
        lost.set(
          id,
          `${inWords([...before, typed, ...after])}: in '${id}' what was typed can be neither sent nor found again`,
        );
      }
    }
    return [...lost.values()];
  },

  'wie iets vraagt, krijgt ook antwoord als de dienst faalt of zwijgt': (chart, ways, { spared = {} }) =>
    chart.states.flatMap(({ id, actors }) => {
      const events = ways.around(id).flatMap((source) => leaving(chart, source));
      const way = inWords(ways.to(id));
      return actors
        .filter((actor) => !(actor in spared))
        .flatMap((actor) => [
          ...(events.includes(`error.actor.${actor}`) ? [] : [`${way}: nothing follows when '${actor}' fails`]),
          ...(events.some(isDelay) ? [] : [`${way}: nothing follows when '${actor}' is silent`]),
        ]);
    }),

  'wie wacht, wacht niet voor altijd': (chart, ways) =>
    chart.states
      .filter(({ key, tags }) => tags.includes('busy') || key === 'submitting')
      .filter(({ id, actors }) => {
        const events = leaving(chart, id);
        return actors.length ? !actors.every((actor) => events.includes(`done.actor.${actor}`)) : !events.some(isDelay);
      })
      .map(({ id }) => `${inWords(ways.to(id))}: nothing leaves '${id}' by itself`),

  'wat verder gaat dan de specificatie, is gemerkt': ({ states, transitions }) => {
    const beyond = (id: string) => states.some((state) => state.id === id && isExtension(state));
    return transitions
      .filter((transition) => !isExtension(transition) && transition.targets.some(beyond))
      .map(({ name, targets }) => `'${name}' leads to '${targets.join(', ')}', and is not marked as an extension`);
  },
};

export function counterexamples(chart: Chart, promises: Promises): Map<string, string[]> {
  const ways = new Ways(chart);
  const own = Object.entries(promises.sentences ?? {}).map(([sentence, { from, to }]): [string, string[]] => [
    sentence,
    to.filter((name) => !ways.leadsTo(from, name)).map((name) => `no way leads from '${from}' to '${name}'`),
  ]);
  const common = Object.entries(checks).map(([sentence, check]): [string, string[]] => [
    sentence,
    check(chart, ways, promises),
  ]);
  return new Map([...common, ...own]);
}

/** Of two transitions of one event the first wins, where it has no guard or the same one. */
const decidesBefore = (one: ChartTransition, other: ChartTransition): boolean =>
  one.source === other.source &&
  one.event === other.event &&
  (one.guard === undefined || guardText(one) === guardText(other));

const isDelay = (event: string) => event.startsWith('after ');

/** The events that always leave a state: their last transition has no guard. */
const leaving = ({ transitions }: Chart, source: string): string[] =>
  transitions
    .filter((transition) => transition.source === source && !transition.guard)
    .filter(({ targets }) => targets.some((target) => target !== source))
    .map(({ event }) => event);
