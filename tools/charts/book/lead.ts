import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { nodesOf } from '../machines/transitions';
import type { Chart } from './chart';

export interface Lead {
  machine: string;
  state: string;
  input?: unknown;
  events: AnyEventObject[];
}

/** The shortest tested path to where a machine is invoked by another one; undefined when none is. */
export function leadTo(id: string, machines: readonly AnyStateMachine[], charts: readonly Chart[]): Lead | undefined {
  const leads = machines.flatMap((machine) => {
    const states = invoking(machine, id);
    const chart = charts.find((known) => known.id === machine.id);
    return (chart?.walks ?? []).flatMap(({ input, steps }): Lead[] => {
      const place = steps.findIndex((step) => step.states.some((state) => states.includes(state)));
      const state = steps[place]?.states.find((known) => states.includes(known));
      if (!chart || !state) return [];
      const events = steps.slice(0, place + 1).map(({ event }) => event);
      return [{ machine: chart.id, state, input, events }];
    });
  });
  // A machine without input is on its page by itself.
  const length = ({ input, events }: Lead) => events.length + (input === undefined ? 0 : 100);
  return leads.sort((one, other) => length(one) - length(other))[0];
}

function invoking(machine: AnyStateMachine, id: string): string[] {
  const sources = Object.entries(machine.implementations.actors)
    .filter(([, logic]) => (logic as { id?: unknown }).id === id)
    .map(([name]) => name);
  return nodesOf(machine)
    .filter(({ invoke }) => invoke.some(({ src }) => typeof src === 'string' && sources.includes(src)))
    .map((node) => node.id);
}
