import type { Chart, ChartState, ChartTransition } from './chart';

/** Reachability in a chart; a guard may answer either way. */
export class Ways {
  readonly all: Map<string, ChartTransition[]>;

  constructor(private readonly chart: Chart) {
    this.all = this.from(this.entered(chart.id));
  }

  to(id: string): ChartTransition[] | undefined {
    return [...this.all].find(([reached]) => this.around(reached).includes(id))?.[1];
  }

  isOver(id: string): boolean {
    const { type, parent } = this.state(id);
    return type === 'final' && parent === this.chart.id;
  }

  entered(id: string): string[] {
    const inside = this.chart.states.filter(({ parent }) => parent === id);
    const next = this.state(id).type === 'parallel' ? inside : inside.filter(({ initial }) => initial);
    return next.length ? next.flatMap((state) => this.entered(state.id)) : [id];
  }

  around(id: string): string[] {
    const { parent } = this.state(id);
    return [id, ...(parent === undefined ? [] : this.around(parent))];
  }

  /** The transitions that a state can take, without those that an earlier one always preempts. */
  possibleIn(id: string): ChartTransition[] {
    if (this.isOver(id)) return [];
    const { type, parent } = this.state(id);
    const decided = new Set<string>();
    return this.around(id).flatMap((source) =>
      this.chart.transitions.filter((transition) => {
        const { event, guard } = transition;
        if (transition.source !== source || decided.has(event) || decided.has('always')) return false;
        if (event.startsWith('done.state.') && !(type === 'final' && event === `done.state.${parent}`)) return false;
        if (!guard) decided.add(event);
        return true;
      }),
    );
  }

  from(starts: readonly string[], without?: string): Map<string, ChartTransition[]> {
    const found = new Map<string, ChartTransition[]>(starts.map((start) => [start, []]));
    for (const [id, way] of found) {
      for (const transition of this.possibleIn(id).filter(({ event }) => event !== without)) {
        for (const next of transition.targets.flatMap((target) => this.entered(target))) {
          if (!found.has(next)) found.set(next, [...way, transition]);
        }
      }
    }
    return found;
  }

  /** Ignores `draft.restore`: by a restored draft each step can be reached. */
  leadsTo(start: string, name: string): boolean {
    return [...this.from(this.entered(start), 'draft.restore').keys()].some(
      (id) => this.around(id).includes(name) || this.possibleIn(id).some((transition) => transition.name === name),
    );
  }

  private state(id: string): ChartState {
    const state = this.chart.states.find((known) => known.id === id);
    if (!state) throw new Error(`The chart '${this.chart.id}' has no state '${id}'.`);
    return state;
  }
}

/** The way to a state in words: `begin, next, submit [incomplete]`. */
export const inWords = (way: readonly ChartTransition[] = []): string =>
  ['begin', ...way.map(({ event, guard }) => (guard ? `${event} [${guard}]` : event))].join(', ');
