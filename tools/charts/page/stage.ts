import { type AnyEventObject, type AnyStateMachine, StateMachine, fromCallback } from 'xstate';
import type { Lead } from '../book/lead';

/** How the chart page asks for a flow that is to be played: by attributes of the frame that the page stands in. */
export interface Stage {
  machine: string;
  /** What the path of the test began with. */
  input?: unknown;
  /** The machine that invokes it. */
  lead?: Lead;
}

/** Nothing ever answers and no time passes: on a stage that is told, as in a test of a path. */
const silent = fromCallback(() => {});
const stopped = { setTimeout: () => 0, clearTimeout: () => {} };

const stage = JSON.parse(window.frameElement?.getAttribute('data-stage') ?? 'null') as Stage | null;

// Some views are drawn only on a page that was come to with what their flow begins with; the key makes it an entry of the router.
if (stage) {
  const { input } = stage.lead ?? stage;
  history.replaceState({ ...history.state, ...Object(input), __TSR_index: 0, __TSR_key: 'stage' }, '');
  for (const type of ['load', 'canplay', 'error']) document.addEventListener(type, withhold, true);
}

/** A picture or a clip that arrives, or does not, is an answer of the world too. */
function withhold(event: Event): void {
  if (event.target instanceof Element && event.target.matches('img, video, source')) event.stopImmediatePropagation();
}

/** A machine as it is, or with the world around it held back while its path, or that of a machine it invokes, is played. */
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

/** What a machine is told before the path of one that it invokes is played. */
export const leadOf = ({ id }: AnyStateMachine): readonly AnyEventObject[] =>
  stage?.lead && id === stage.lead.machine ? stage.lead.events : [];

const given = ({ input }: { input?: unknown }) => (input === undefined ? {} : { input });

function alone(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    // A view asks a machine that is invoked what its state is.
    logic instanceof StateMachine ? alone(logic) : silent,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) } as never);
}

/** What is invoked is given what the path began with, whatever the machine that invokes it has for it. */
function begun(logic: unknown, { machine, input }: Stage): unknown {
  if (!(logic instanceof StateMachine) || logic.id !== machine) return logic;
  const invoked = alone(logic);
  const begin = invoked.getInitialSnapshot.bind(invoked);
  invoked.getInitialSnapshot = (scope, own) => begin(scope, input ?? own);
  return invoked;
}
