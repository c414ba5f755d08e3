import { type AnyEventObject, type AnyStateMachine, StateMachine, fromCallback } from 'xstate';
import type { Lead } from '../book/lead';

/** How the chart page asks for a flow: by attributes of its frame. */
export interface Stage {
  machine: string;
  input?: unknown;
  lead?: Lead;
}

/** While a path is played nothing answers and no time passes; answers come as events, as in a path test. */
const silent = fromCallback(() => {});
const stopped = { setTimeout: () => 0, clearTimeout: () => {} };

const stage = JSON.parse(window.frameElement?.getAttribute('data-stage') ?? 'null') as Stage | null;

// Some views render only with navigation state; the key marks it as an entry of the router.
if (stage) {
  const { input } = stage.lead ?? stage;
  history.replaceState({ ...history.state, ...Object(input), __TSR_index: 0, __TSR_key: 'stage' }, '');
  for (const type of ['load', 'canplay', 'error']) document.addEventListener(type, withhold, true);
}

function withhold(event: Event): void {
  if (event.target instanceof Element && event.target.matches('img, video, source')) event.stopImmediatePropagation();
}

/** A machine, or one whose actors are silent while its path, or that of a machine it invokes, is played. */
export function staged(
  machine: AnyStateMachine,
  options: Record<string, unknown>,
): [AnyStateMachine, Record<string, unknown>] {
  if (machine.id === stage?.machine) return [alone(machine), { ...options, ...given(stage), clock: stopped }];
  if (!stage || machine.id !== stage.lead?.machine) return [machine, options];
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [name, begun(logic, stage)]);
  return [
    machine.provide({ actors: Object.fromEntries(actors) } as never),
    { ...options, ...given(stage.lead), clock: stopped },
  ];
}

export const leadOf = ({ id }: AnyStateMachine): readonly AnyEventObject[] =>
  stage?.lead && id === stage.lead.machine ? stage.lead.events : [];

const given = ({ input }: { input?: unknown }) => (input === undefined ? {} : { input });

function alone(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    // A view reads the state of an invoked machine, so that runs.
    logic instanceof StateMachine ? alone(logic) : silent,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) } as never);
}

/** An invoked machine gets the input of the path. */
function begun(logic: unknown, { machine, input }: Stage): unknown {
  if (!(logic instanceof StateMachine) || logic.id !== machine) return logic;
  const invoked = alone(logic);
  const begin = invoked.getInitialSnapshot.bind(invoked);
  invoked.getInitialSnapshot = (scope, own) => begin(scope, input ?? own);
  return invoked;
}
