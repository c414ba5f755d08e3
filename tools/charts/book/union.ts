import type { Chart } from './chart';
import type { How, MachineDiff } from '../diff/diff';

/** Merges two versions of a chart. A transition with a new target also keeps its old arrow. */
export function unionOf(
  { differences }: MachineDiff,
  before?: Chart,
  after?: Chart,
): { chart: Chart; how: Map<string, How> } {
  const known = (after ?? before)!;
  const how = new Map(differences.map((difference) => [difference.name, difference.how]));
  const gone = differences.flatMap((difference) => {
    const { kind, name, was = name, how: changed, fields } = difference;
    const transition = before?.transitions.find((other) => other.name === was);
    if (kind !== 'transition' || !transition) return [];
    if (changed !== 'removed' && !fields.includes('target')) return [];
    const named = changed === 'removed' || was !== name ? was : `${was} before`;
    how.set(named, 'removed');
    return [{ ...transition, name: named }];
  });
  const removed = (before?.states ?? []).filter(({ id }) => how.get(id) === 'removed');
  return {
    chart: {
      ...known,
      states: after ? [...after.states, ...removed] : known.states,
      transitions: [...(after?.transitions ?? []), ...gone],
    },
    how,
  };
}
