import { type AnyStateMachine, fromCallback } from 'xstate';

/** How the chart page asks for a flow that is to be played: by attributes of the frame that the page stands in. */
export interface Stage {
  machine: string;
  /** What the path of the test began with. */
  input?: unknown;
}

/** Nothing ever answers and no time passes: on a stage that is told, as in a test of a path. */
const silent = fromCallback(() => {});
const stopped = { setTimeout: () => 0, clearTimeout: () => {} };

const stage = JSON.parse(window.frameElement?.getAttribute('data-stage') ?? 'null') as Stage | null;

/** A machine as it is, or with the world around it held back while its path is played. */
export function staged(
  machine: AnyStateMachine,
  options: Record<string, unknown>,
): [AnyStateMachine, Record<string, unknown>] {
  if (machine.id !== stage?.machine) return [machine, options];
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent]));
  return [
    machine.provide({ actors } as never),
    { ...options, ...(stage.input !== undefined && { input: stage.input }), clock: stopped },
  ];
}
