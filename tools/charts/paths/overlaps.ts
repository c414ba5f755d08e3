import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { type StateNode, transitionsOf } from '../machines/transitions';
import type { Model } from './models';

/** Guarded transitions of one event of a state that hold at the same time: their order decides. */
export interface Overlap {
  /** The state and the event. */
  of: string;
  names: string[];
  /** The shortest path on which this happens. */
  path: string;
}

export function overlapsIn({ machine, paths, samples = [] }: Pick<Model, 'machine' | 'paths' | 'samples'>): Overlap[] {
  const names = transitionsOf(machine);
  const found = new Map<string, Overlap>();
  const shortestFirst = paths().toSorted((one, other) => one.steps.length - other.steps.length);
  for (const { state, description: path } of shortestFirst) {
    const snapshot = state as unknown as AnyMachineSnapshot;
    for (const event of samples as readonly AnyEventObject[]) {
      for (const node of snapshot.status === 'active' ? (snapshot._nodes as StateNode[]) : []) {
        const held = (node.transitions.get(event.type) ?? []).filter(
          ({ guard }) => guard && evaluateGuard(guard, snapshot.context, event, snapshot),
        );
        const overlap = { of: `${node.id} ${event.type}`, names: held.map((one) => names.get(one)!), path };
        const key = overlap.names.join();
        if (held.length > 1 && !found.has(key)) found.set(key, overlap);
      }
    }
  }
  return [...found.values()];
}
