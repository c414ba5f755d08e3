import { isDeepStrictEqual } from 'node:util';
import { relative } from 'node:path';
import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import { readType } from '../machines/event-type';
import { masked } from '../page/masked';
import { statesOf } from '../machines/transitions';
import type { Entry } from '../page/recording';
import { type Model, plain } from './models';
import { sentence } from './sentence';

/** So many ways to fill in what was masked are followed at once. */
const MOST = 50;

type Way = AnyEventObject[];

/** The source of a test of what was recorded, which passes once it ends in a state. Masked text is filled in from the samples of the model. */
export function testOf(entries: readonly Entry[], model: Model, state: string, folder: string): string {
  const events = wayOf(entries, model);
  const written = events.map((event) => `    ${sourceOf(event)},`);
  const has = (part: string) => written.some((line) => line.includes(part));
  const helpers = ['done', 'elapsed'].filter((name) => has(`${name}('`));
  const from = (file: string) =>
    relative(folder, file)
      .replace(/^(?!\.)/, './')
      .replace(/\.ts$/, '');
  return [
    `import { expect, test } from 'vitest';`,
    ...(has("sample('") ? [`import { sentence } from '${from('tools/charts/paths/sentence.ts')}';`] : []),
    ...(helpers.length ? [`import { ${helpers.join(', ')} } from '${from('tests/support/world.ts')}';`] : []),
    `import { ${model.name} as model } from '${from(model.file)}';`,
    '',
    ...(has("sample('")
      ? ['const sample = (said: string) => model.samples.find((event) => sentence(event) === said)!;', '']
      : []),
    '// From a recording: what was typed there is masked, and stands here as in the model.',
    `test('a recorded session ends in ${state}', () => {`,
    '  const { state } = model.path(',
    ...written,
    '  );',
    '',
    `  expect(Object.keys(state.getMeta())).toContain('${state}');`,
    '});',
    '',
  ].join('\n');
}

/** How far a recording can be followed by the events of a model. */
export const followed = (entries: readonly Entry[], model: Model): number => waysOf(entries, model).length;

function wayOf(entries: readonly Entry[], model: Model): Way {
  const known = waysOf(entries, model);
  const left = entries.slice(known.length).map(({ event }) => candidates(event, model)[0] ?? event);
  return [...(known.at(-1)?.[0]?.way ?? []), ...left];
}

/** Per entry the ways that lead to its states, those with its context first. */
function waysOf(entries: readonly Entry[], model: Model): { way: Way; snapshot: AnyMachineSnapshot }[][] {
  const found: { way: Way; snapshot: AnyMachineSnapshot }[][] = [];
  let ways = [{ way: [] as Way, snapshot: model.start as unknown as AnyMachineSnapshot }];
  for (const { event, states, context } of entries) {
    const next = ways
      .flatMap(({ way, snapshot }) =>
        candidates(event, model).map((candidate) => ({
          way: [...way, candidate],
          snapshot: transition(model.machine, snapshot, candidate)[0] as AnyMachineSnapshot,
        })),
      )
      .filter(({ snapshot }) => isDeepStrictEqual(statesOf(snapshot), states));
    if (next.length === 0) break;
    const alike = next.filter(({ snapshot }) => isDeepStrictEqual(plain(masked(snapshot.context)), context));
    ways = (alike.length ? alike : next).slice(0, MOST);
    found.push(ways);
  }
  return found;
}

/** The samples that look like the event when they are masked, or else the recorded event. Of an answer that no sample looks like, any of its type may be it. */
function candidates(event: AnyEventObject, model: Model): readonly AnyEventObject[] {
  const alike = samplesLike(event, model);
  if (alike.length) return alike;
  const answers = event.type.startsWith('xstate.') ? samplesOf(model).filter(({ type }) => type === event.type) : [];
  return answers.length ? answers : [event];
}

/** The answers that the model has no sample of: in the test another one stands for each. */
export const unlike = (entries: readonly Entry[], model: Model): string[] =>
  entries
    .map(({ event }) => event)
    .filter((event) => /^xstate\.(done|error)/.test(event.type) && samplesLike(event, model).length === 0)
    .map((event) => JSON.stringify(event));

const samplesOf = ({ samples = [] }: Model) => samples as readonly AnyEventObject[];

/** An answer of XState names its actor, which its type does as well; samples leave it out. */
const samplesLike = (event: AnyEventObject, model: Model) =>
  samplesOf(model).filter((sample) =>
    isDeepStrictEqual(plain({ ...masked(sample), actorId: event.actorId }), plain(event)),
  );

function sourceOf(event: AnyEventObject): string {
  const { actor, outcome, delay, state } = readType(event.type);
  if (delay) return `elapsed('${delay}', '${state}')`;
  if (!isDeepStrictEqual(plain(event), event)) return `sample(${JSON.stringify(sentence(event))})`.replaceAll('"', "'");
  return outcome === 'done' ? `done('${actor}', ${JSON.stringify(event.output)})` : JSON.stringify(event);
}
