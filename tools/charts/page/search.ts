import { calculatorFields } from '../../../content/calculator/fields';
import { faultLabels, faultProblemMessage } from '../../../content/forms/fault';
import { fieldLabels, landingLabels, problemMessage } from '../../../content/forms/forms';
import { messages } from '../../../content/messages';
import type { Chart } from '../book/chart';
import { type Clause, answers, section4 } from '../machines/section-4';

interface Hit {
  id: string;
  name: string;
  spec: string;
}

interface Found {
  hits: Hit[];
  undecided: Clause[];
}

/** Finds by clause, name or words, by sentences copied from section 4, and by messages and fields. */
export function search(charts: readonly Chart[], text: string): Found | undefined {
  const words = normalised(text);
  if (!words) return undefined;
  const says = (said: string) => normalised(said).includes(words);
  const asked = section4.filter(({ sentence }) => says(`§4 ${sentence}`) || isIn(words, sentence));
  const emitted = new Set(charts.flatMap(({ effects }) => effects).flatMap((effect) => effect.split(' ')));
  /** The messages that are on no path, and about the same as the effect: `address.*` of `toast error address.notFound`. */
  const unseenLike = (effect: string) =>
    Object.entries(messages).flatMap(([key, said]) =>
      !emitted.has(key) && effect.split(' ').some((part) => part in messages && subjectOf(part) === subjectOf(key))
        ? [key, said]
        : [],
    );
  const hits = charts.flatMap(({ id, states, transitions, values, effects, walks }) => {
    const about = new Map(
      walks
        .flatMap(({ steps }) => steps)
        .flatMap((step) => {
          const saying = [step.words, ...step.effects, ...step.told].find(says);
          return saying ? step.taken.map((name) => [name, saying] as const) : [];
        }),
    );
    return [
      ...states.slice(1).map((state) => ({ name: state.id, spec: state.spec, description: state.description })),
      ...transitions.map(({ name, spec, actions, guard, asked, wait }) => ({
        name,
        spec,
        description: [guard, asked, wait, ...actions].find((part) => part && says(part)) ?? about.get(name) ?? '',
      })),
      {
        name: id,
        spec: states[0]?.spec ?? '',
        description: [
          ...new Set([states[0]?.description ?? '', ...values.flatMap(wordsOfField), ...effects.flatMap(unseenLike)]),
        ]
          .filter(says)
          .join(', '),
      },
    ].flatMap(({ name, spec, description }) => {
      if (says(spec) || says(name)) return [{ id, name, spec }];
      if (says(description)) return [{ id, name, spec: description }];
      const answered = asked.find(({ sentence }) => answers(spec, sentence));
      return answered ? [{ id, name, spec: `§4 ${answered.sentence}` }] : [];
    });
  });
  return { hits, undecided: asked.filter(({ test }) => test) };
}

/** The name of a field, with its labels and what is said when it is missing: of `values.kvk`. */
function wordsOfField(value: string): string[] {
  const name = value.split('.').at(-1) ?? '';
  return [
    value,
    ...[fieldLabels, landingLabels, faultLabels].flatMap((labels) => (labels as Record<string, string>)[name] ?? []),
    ...(name in fieldLabels ? [problemMessage(name as keyof typeof fieldLabels, 'missing')] : []),
    ...(name in faultLabels ? [faultProblemMessage(name as keyof typeof faultLabels, 'missing')] : []),
    ...Object.values((calculatorFields as Record<string, object>)[name] ?? {}),
  ];
}

const subjectOf = (message: string) => message.split('.')[0];

const isIn = (words: string, sentence: string) =>
  sentence.split('. ').some((part) => ` ${words} `.includes(` ${normalised(part)} `));

const normalised = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}§]+/gu)
    ?.join(' ') ?? '';
