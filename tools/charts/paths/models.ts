import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Variants } from '../machines/catalogue';
import {
  type StateNode,
  statesOf,
  transitionsOf,
  transitionsTaken,
  transitionsTakenAtStart,
} from '../machines/transitions';
import { readType } from '../machines/event-type';
import { sentence } from './sentence';
import { isTour } from './tours';
import { effectInDutch, inDutch } from './words';
import { type Path, emittedBy } from './measures';
import type { modelOf } from './model';

export interface Walk {
  title: string;
  model: string;
  file: string;
  variant?: string;
  /** A spec in the browser takes it: one beside the model names the model. */
  forPage: boolean;
  tour: boolean;
  input?: unknown;
  start: string[];
  steps: {
    title: string;
    words: string;
    event: AnyEventObject;
    states: string[];
    effects: string[];
    /** The effects in Dutch. */
    told: string[];
    taken: string[];
  }[];
  taken: string[];
  through: string[];
}

export interface Model extends Partial<Pick<ReturnType<typeof modelOf>, 'page' | 'start' | 'samples' | 'pagePaths'>> {
  name: string;
  file: string;
  machine: AnyStateMachine;
  paths: () => Path<AnyStateMachine>[];
}

export interface Walked {
  walk: Walk;
  /** The names of the values that the machine begins with: `values.name`. */
  values: string[];
  delays: { name: string; lasting: number }[];
}

export async function walks(machine: AnyStateMachine, variants: Variants): Promise<Walked[]> {
  const own = (await models()).filter((model) => model.machine.id === machine.id);
  return (await Promise.all(own.map((model) => walksOf(model, variants)))).flat();
}

async function walksOf(model: Model, variants: Variants): Promise<Walked[]> {
  const { name, file, paths, pagePaths = paths, machine: provided } = model;
  const variant = variants.find((other) => other.machine === provided)?.name;
  const forPage = new Set((await isOnPage(model)) ? pagePaths().map(({ description }) => description) : []);
  return paths().map((path): Walked => {
    const [start, ...steps] = path.steps as unknown as { event: AnyEventObject; state: AnyMachineSnapshot }[];
    const input: unknown = start?.event.input;
    const walkSteps = steps.map(({ event, state }, place) => {
      const before = path.steps[place]!.state as unknown as AnyMachineSnapshot;
      const emitted = emittedBy(provided, before, event);
      return {
        title: sentence(event),
        words: inDutch(event, lastingOf(provided, event, before)),
        event: plain(event) as AnyEventObject,
        states: statesOf(state),
        effects: emitted.map(effectName),
        told: emitted.map(effectInDutch),
        taken: transitionsTaken(provided, before, event),
      };
    });
    const taken = [
      ...new Set([...transitionsTakenAtStart(provided, input), ...walkSteps.flatMap((step) => step.taken)]),
    ];
    return {
      walk: {
        title: path.description,
        model: name,
        file,
        variant,
        forPage: forPage.has(path.description),
        tour: isTour(path),
        input: plain(input),
        start: start ? statesOf(start.state) : [],
        steps: walkSteps,
        taken,
        through: [
          ...new Set([
            ...path.steps.flatMap(({ state }) => statesOf(state as unknown as AnyMachineSnapshot)),
            ...[...transitionsOf(provided)].flatMap(([{ target = [] }, named]) =>
              taken.includes(named) ? target.map(({ id }: StateNode) => id) : [],
            ),
          ]),
        ],
      },
      values: start ? namesIn(start.state.context) : [],
      delays: path.steps.flatMap(({ event, state }) =>
        delaysIn(provided, event, state as unknown as AnyMachineSnapshot),
      ),
    };
  });
}

/** Not cached: `charts:diff` reads the files of two commits. */
async function isOnPage({ name, file }: Model): Promise<boolean> {
  const folder = dirname(file);
  const specs = (await readdir(folder)).filter((spec) => spec.endsWith('.spec.ts'));
  const sources = await Promise.all(specs.map((spec) => readFile(join(folder, spec), 'utf8')));
  return sources.some((source) => isNamedIn(source, name));
}

/** Whether the source of a test names a model: such a test takes its paths. */
export const isNamedIn = (source: string, model: string): boolean => new RegExp(`\\b${model}\\b`).test(source);

/** In ms: of a delay that has passed. */
function lastingOf({ implementations }: AnyStateMachine, event: AnyEventObject, { context }: AnyMachineSnapshot) {
  const delay: unknown = implementations.delays[readType(event.type).delay ?? ''];
  return typeof delay === 'function' ? Number(delay({ context, event })) : (delay as number | undefined);
}

const delaysIn = (
  { implementations }: AnyStateMachine,
  event: AnyEventObject,
  { _nodes, context }: AnyMachineSnapshot,
) =>
  _nodes
    .flatMap(({ after }: StateNode) => after.map(({ delay }) => String(delay)))
    .flatMap((name: string) => {
      const delay: unknown = implementations.delays[name];
      return typeof delay === 'function' ? [{ name, lasting: Number(delay({ context, event })) }] : [];
    });

export async function models(): Promise<Model[]> {
  const files = (await readdir('tests', { recursive: true })).filter((file) => file.endsWith('.model.ts')).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(pathToFileURL(resolve('tests', file)).href)) as Record<string, unknown>;
      // Not every loader keeps the order of exports.
      return Object.entries(exported)
        .sort(([one], [other]) => one.localeCompare(other))
        .flatMap(([name, value]): Model[] => {
          if (isModel(value)) return [{ ...value, name, file: join('tests', file) }];
          if (!isPath(value)) return [];
          return [{ name, file: join('tests', file), machine: value.state.machine, paths: () => [value] }];
        });
    }),
  );
  return found.flat();
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isModel = (value: unknown): value is Omit<Model, 'name' | 'file'> => isObject(value) && 'paths' in value;
const isPath = (value: unknown): value is Path<AnyStateMachine> & { state: { machine: AnyStateMachine } } =>
  isObject(value) && 'steps' in value && 'state' in value;

const namesIn = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isObject(value) && !Array.isArray(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name],
  );

/** What survives JSON. An error keeps the name of its class, so that it can be revived. */
export function plain(value: unknown): unknown {
  const written = JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Error ? { ...inner, error: inner.constructor.name, message: inner.message } : inner,
  );
  return written === undefined ? undefined : JSON.parse(written);
}

/** `toast error form.failed`, `navigate /bedankt-offerte`. What it carries along is left out. */
export function effectName(effect: unknown): string {
  const { type, kind, message, to, target } = effect as Record<string, string | undefined>;
  return [type, kind, message, to, target].filter(Boolean).join(' ');
}
