import type { Chart, ChartState, ChartTransition } from './chart';

/** The diagram of a machine. What leaves the state as it is stands in the table and not here. */
export function mermaid({ id, states, transitions }: Chart): string {
  const inside = (parent: string) => states.filter((state) => state.parent === parent);
  const lines = (parent: string): string[] =>
    inside(parent).flatMap((state) => [
      ...(state.initial ? [`[*] --> ${name(state.id)}`] : []),
      ...(inside(state.id).length
        ? [`state "${state.key}" as ${name(state.id)} {`, ...indented(lines(state.id)), '}']
        : [`state "${state.key}" as ${name(state.id)}`]),
      ...(state.type === 'final' ? [`${name(state.id)} --> [*]`] : []),
    ]);
  return ['stateDiagram-v2', ...indented([...lines(id), ...arrows(states, transitions)])].join('\n');
}

/** One arrow from state to state, however many events lead there. */
function arrows(states: readonly ChartState[], transitions: readonly ChartTransition[]): string[] {
  const labels = new Map<string, string[]>();
  const anywhere = new Map<string, string>();
  for (const { source, targets, event, guard } of transitions) {
    for (const target of targets) {
      // Mermaid draws no arrow from a state into itself.
      const from = isInside(states, target, source) ? `${name(source)}_anywhere` : name(source);
      if (from !== name(source)) anywhere.set(from, source);
      const arrow = `${from} --> ${name(target)}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), guard ? `${event} [${guard}]` : event]);
    }
  }
  const sources = [...anywhere].map(([from, source]) => `state "anywhere in ${source}" as ${from}`);
  return [...sources, ...[...labels].map(([arrow, events]) => `${arrow} : ${events.join('<br>')}`)];
}

function isInside(states: readonly ChartState[], id: string, ancestor: string): boolean {
  const parent = states.find((state) => state.id === id)?.parent;
  return parent !== undefined && (parent === ancestor || isInside(states, parent, ancestor));
}

const name = (id: string) => id.replaceAll(/\W/g, '_');
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
