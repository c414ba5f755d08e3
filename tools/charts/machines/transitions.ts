import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate';
import { getStateNodes } from '@xstate/graph';
import { readType } from './event-type';

export type StateNode = AnyStateMachine['root'];

/** Names every transition: `calculator.roof roof.submit [usageInvalid]`, with its target where guards share a name. Counts each transition of an event, results and errors of actors, delays and eventless ones. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const known = named.get(machine);
  if (known) return known;
  const definitions = nodesOf(machine).flatMap(definitionsOf);
  const short = definitions.map(nameOf);
  const names = new Map(
    definitions.map((definition, place) => {
      const name = nameOf(definition);
      const others = short.filter((other, at) => other === name && at !== place);
      return [definition, others.length ? `${name} → ${targetOf(definition)}` : name];
    }),
  );
  named.set(machine, names);
  return names;
}

const named = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

export const nodesOf = (machine: AnyStateMachine): StateNode[] => [
  ...new Set<StateNode>([machine.root, ...getStateNodes(machine)]),
];

export const statesOf = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.map(({ id }: StateNode) => id);

/** Names of the transitions that an event takes in a snapshot. */
export function transitionsTaken(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string[] {
  const names = transitionsOf(machine);
  const passed = [snapshot, ...getMicrosteps(machine, snapshot, event).map(([next]) => next as AnyMachineSnapshot)];
  const internal = passed
    .slice(1)
    .flatMap((state) =>
      state._nodes
        .filter((node: StateNode) => node.type === 'final' && node.parent)
        .flatMap((node: StateNode) => enabled(machine, state, { type: `xstate.done.state.${node.parent!.id}` })),
    );
  const taken = [...enabled(machine, snapshot, event), ...internal, ...eventless(passed.slice(1))];
  return taken.map((definition) => names.get(definition)!);
}

export function transitionsTakenAtStart(machine: AnyStateMachine, input: unknown): string[] {
  const names = transitionsOf(machine);
  const passed = getInitialMicrosteps(machine, input as never).map(([next]) => next as AnyMachineSnapshot);
  return eventless(passed).map((definition) => names.get(definition)!);
}

/** Eventless transitions between snapshots: their source was left for their target. */
const eventless = (passed: readonly AnyMachineSnapshot[]) =>
  passed
    .slice(1)
    .flatMap(({ _nodes: after }, index) =>
      passed[index]!._nodes.flatMap((node: StateNode) => node.always ?? []).filter(
        ({ source, target }: AnyTransitionDefinition) =>
          !after.includes(source) && target?.some((node) => after.includes(node)),
      ),
    );

const enabled = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  machine.getTransitionData(snapshot, event) as AnyTransitionDefinition[];

const definitionsOf = (node: StateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

function nameOf(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const guardName = guardOf(definition);
  return `${source.id} ${readable(eventType)}${guardName ? ` [${guardName}]` : ''}`;
}

const targetOf = ({ source, target }: AnyTransitionDefinition): string =>
  (target ?? [source]).map(({ id }: StateNode) => id).join(', ');

/** Throws for a guard without a name, such as `not('valid')`: two of them could not be told apart. */
export function guardOf({ guard, source, eventType }: AnyTransitionDefinition): string | undefined {
  const name: unknown = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  if (typeof name === 'function')
    throw new Error(`A guard of '${source.id}' has no name, at '${eventType}': give it one in setup().`);
  return name === undefined ? undefined : String(name);
}

export function readable(eventType: string): string {
  const { delay } = readType(eventType);
  if (delay) return `after ${delay}`;
  return eventType.replace(/^xstate\./, '') || 'always';
}
