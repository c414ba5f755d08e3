import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { type Variants, machineFiles } from '../machines/catalogue';
import { type StateNode, guardOf, nodesOf, readable, transitionsOf } from '../machines/transitions';
import { defended, fingerprint } from '../machines/defence';
import { inWords, paramsOf } from './params';
import { type Walk, type Walked, effectName, models, walks } from '../paths/models';
import { type Overlap, overlapsIn } from '../paths/overlaps';

export interface Chart {
  id: string;
  file: string;
  description: string;
  spec: string;
  /** A fingerprint of the files of its folder. */
  source: string;
  states: ChartState[];
  transitions: ChartTransition[];
  delays: { name: string; variant?: string; milliseconds: string }[];
  /** Emitted along the paths. */
  effects: string[];
  /** Of the context: `values.kvk`. */
  values: string[];
  walks: Walk[];
  overlaps: Overlap[];
}

export interface ChartState {
  id: string;
  key: string;
  parent?: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial: boolean;
  description: string;
  spec: string;
  tags: string[];
  actors: string[];
  /** The logic of each actor with its input, in the order of `actors`. */
  logic: string[];
  /** The output of a final state or of the machine, in words. */
  output: string;
  entry: string[];
  exit: string[];
}

export interface ChartTransition extends Transition {
  wait?: string;
  /** Whether the tests notice a mutant of it. */
  defended: 'yes' | 'no' | 'not tried';
}

interface Transition {
  name: string;
  source: string;
  event: string;
  guard?: string;
  asked?: string;
  /** No target: the state stays. */
  targets: string[];
  reenter: boolean;
  actions: string[];
  /** The clause of the transition, or of its state. */
  spec: string;
  /** Code. Not in `defences.json`: loaders print code differently, so compare only within one loader. */
  inside: { guard: string; actions: string };
}

export const allCharts = async (): Promise<Chart[]> =>
  Promise.all((await machineFiles()).map(({ file, machine, variants }) => chartOf(file, machine, variants)));

export async function chartOf(file: string, machine: AnyStateMachine, variants: Variants = []): Promise<Chart> {
  const known = await walks(machine, variants);
  const delays = delaysOf(machine, variants, known);
  return {
    id: machine.id,
    file,
    ...saidOf(machine.root),
    source: await sourceOf(file),
    states: nodesOf(machine).map((node) => ({
      id: node.id,
      key: node.key,
      parent: node.parent?.id,
      type: node.type,
      initial: node.parent?.initial.target.includes(node) ?? false,
      ...saidOf(node),
      tags: [...node.tags],
      actors: node.invoke.map(({ id }) => id),
      logic: node.invoke.map(({ src, input }) => String(src) + (input ? `(${inWords(paramsOf(input))})` : '')),
      output: node.output === undefined ? '' : inWords(paramsOf(node.output)),
      entry: node.entry.flatMap(actionNames),
      exit: node.exit.flatMap(actionNames),
    })),
    transitions: transitionsIn(machine).map(({ inside, ...transition }) => ({
      ...transition,
      inside,
      wait: waitOf(transition.event, delays),
      defended: defended(transition.name, JSON.stringify(transition)),
    })),
    delays,
    effects: [...new Set(known.flatMap(({ walk }) => walk.steps.flatMap(({ effects }) => effects)))].sort(),
    values: [...new Set(known.flatMap(({ values }) => values))],
    walks: known.map(({ walk }) => walk),
    overlaps: (await models()).filter((model) => model.machine.id === machine.id).flatMap(overlapsIn),
  };
}

export const transitionsIn = (machine: AnyStateMachine): Transition[] =>
  [...transitionsOf(machine)].map(([definition, name]) => ({
    name,
    source: definition.source.id,
    event: readable(definition.eventType),
    guard: guardOf(definition),
    asked: askedOf(definition),
    targets: (definition.target ?? []).map(({ id }: StateNode) => id),
    reenter: definition.reenter,
    actions: definition.actions.flatMap(actionNames),
    spec: specOf(definition) ?? saidOf(definition.source).spec,
    inside: insideOf(machine, definition),
  }));

/** Returns the code of a guard and of the actions of its transition, with that of their parameters. */
function insideOf({ implementations }: AnyStateMachine, { guard, actions }: AnyTransitionDefinition) {
  const code = (kind: 'guards' | 'actions', part: unknown): string => {
    const { type, params } = typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
    const own = codeOf(implementations[kind][String(type ?? part)] ?? part);
    return typeof params === 'function' ? `${own} with ${codeOf(params)}` : own;
  };
  return { guard: code('guards', guard), actions: actions.map((action) => code('actions', action)).join('; ') };
}

function codeOf(value: unknown): string {
  const code = codeIn('', value) ?? '';
  return typeof code === 'string' ? code : JSON.stringify(code, codeIn);
}

/** `assign()`, `and()` and the like are functions that carry what they were given, and code of XState. */
function codeIn(key: string, part: unknown): unknown {
  if (typeof part !== 'function') return part;
  if (['check', 'execute', 'resolve'].includes(key)) return undefined;
  return Object.keys(part).length ? { ...part } : String(part).replaceAll(/\s+/g, ' ');
}

/** Its machine, its rules and whatever else stands beside them. */
async function sourceOf(file: string): Promise<string> {
  const folder = dirname(file);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  return fingerprint((await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n'));
}

const delaysOf = (
  { implementations }: AnyStateMachine,
  variants: Variants,
  known: readonly Walked[],
): Chart['delays'] =>
  Object.entries(implementations.delays).flatMap(([name, delay]) => [
    { name, milliseconds: millisecondsOf(name, delay, known) },
    ...variants.flatMap(({ name: variant, machine: other }) => {
      const own: unknown = other.implementations.delays[name];
      return own === delay ? [] : [{ name, variant, milliseconds: millisecondsOf(name, own, known) }];
    }),
  ]);

function millisecondsOf(name: string, delay: unknown, known: readonly Walked[]): string {
  if (typeof delay === 'number') return String(delay);
  const seen = new Set(
    known.flatMap(({ delays }) => delays).flatMap((past) => (past.name === name ? past.lasting : [])),
  );
  return seen.size ? `computed; along the paths ${[...seen].sort((one, other) => one - other).join(', ')}` : 'computed';
}

function saidOf(node: StateNode): { description: string; spec: string } {
  const spec = specOf(node);
  if (!node.description || !spec) throw new Error(`The state '${node.id}' has no description or no clause.`);
  return { description: node.description, spec };
}

function specOf({ meta }: StateNode | AnyTransitionDefinition): string | undefined {
  return (meta as { spec?: string } | undefined)?.spec;
}

const waitOf = (event: string, delays: Chart['delays']): string | undefined =>
  delays
    .filter(({ name }) => event === `after ${name}`)
    .map(({ variant, milliseconds }) => `${milliseconds} ms${variant ? ` in ${variant}` : ''}`)
    .join(', ') || undefined;

function askedOf({ guard }: AnyTransitionDefinition): string | undefined {
  const params: unknown = (guard as { params?: unknown } | undefined)?.params;
  return params === undefined ? undefined : inWords(paramsOf(params));
}

/** The name of an action with its parameters, or for an inline `assign` the context keys that it sets. Timers of XState are left out. */
export function actionNames(action: unknown): string[] {
  if (typeof action === 'string') return [action];
  const { type, params, assignment, event } = action as Record<string, unknown> & { type: string };
  if (type === 'xstate.raise' || type === 'xstate.cancel') return [];
  if (type === 'xstate.emit') return [typeof event === 'object' ? `emit ${effectName(event)}` : 'emit'];
  if (type !== 'xstate.assign') return [params === undefined ? type : `${type}(${inWords(paramsOf(params))})`];
  const keys = typeof assignment === 'object' && assignment !== null ? Object.keys(assignment).join(', ') : 'context';
  return [`set ${keys}`];
}
