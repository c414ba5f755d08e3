import type { Chart } from '../book/chart';
import { type Clause, answers, section4 } from '../machines/section-4';

/** A state or a transition that was looked for. */
interface Hit {
  /** Of its machine. */
  id: string;
  name: string;
  /** Why it was found, if not for its name: its clause, its description or a sentence of section 4. */
  spec: string;
}

interface Found {
  hits: Hit[];
  /** Sentences of section 4 that no machine decides. */
  undecided: Clause[];
}

/** What is found by a clause, by a name, by any words, and by sentences that were copied out of section 4. */
export function search(charts: readonly Chart[], text: string): Found | undefined {
  const words = normalised(text);
  if (!words) return undefined;
  const says = (said: string) => normalised(said).includes(words);
  const asked = section4.filter(({ sentence }) => says(`§4 ${sentence}`) || isIn(words, sentence));
  const hits = charts.flatMap(({ id, states, transitions }) =>
    [
      ...states.map((state) => ({ name: state.id, spec: state.spec, description: state.description })),
      ...transitions.map(({ name, spec }) => ({ name, spec, description: '' })),
    ].flatMap(({ name, spec, description }) => {
      if (says(spec) || says(name)) return [{ id, name, spec }];
      if (says(description)) return [{ id, name, spec: description }];
      const answered = asked.find(({ sentence }) => answers(spec, sentence));
      return answered ? [{ id, name, spec: `§4 ${answered.sentence}` }] : [];
    }),
  );
  return { hits, undecided: asked.filter(({ test }) => test) };
}

/** Whether a sentence, or one of several that stand for one here, is among the words. */
const isIn = (words: string, sentence: string) =>
  sentence.split('. ').some((part) => ` ${words} `.includes(` ${normalised(part)} `));

/** The words alone: how they are marked and broken into lines does not matter. */
const normalised = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}§]+/gu)
    ?.join(' ') ?? '';
