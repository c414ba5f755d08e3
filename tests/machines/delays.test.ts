import { describe, expect, test } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  SimulatedClock,
  createActor,
  fromPromise,
  getNextTransitions,
} from 'xstate';
import { models } from '../../tools/charts/paths/models';
import { machineFiles } from '../../tools/charts/machines/catalogue';
import { transitionsOf, transitionsTaken } from '../../tools/charts/machines/transitions';

const HOUR = 3_600_000;

/** In ms, from the requirements; a computed delay has several. */
const delays: Record<string, Record<string, number[]>> = {
  // §7: no answer is a failure after ten seconds.
  addressMachine: { TIMEOUT: [10_000] },
  // §4 Review carousel, §4 Selling point rotation.
  carouselMachine: { INTERVAL: [6000] },
  sellingPointsMachine: { INTERVAL: [3000] },
  // Extensions: a honeypot; three attempts, doubling delays, over after ten seconds (D43).
  deliveryMachine: { MINIMUM_FILL: [2000], DEADLINE: [10_000], BACKOFF: [2000, 4000] },
  // Extension: after the request itself, at most one e-mail a second.
  confirmationMachine: { TIMEOUT: [10_000], PAUSE: [2000, 4000, 8000] },
  // §4 Confirmation, §4 Landing-page quote and inspection forms.
  faultMachine: { SIMULATED_SUBMIT: [1500] },
  landingRequestMachine: { SIMULATED_SUBMIT: [1500] },
  // Extension: nobody waits longer for a chunk.
  postMachine: { TIMEOUT: [10_000] },
  postsMachine: { TIMEOUT: [10_000] },
  galleryMachine: { TIMEOUT: [10_000] },
  outlookMachine: { TIMEOUT: [10_000] },
  // Extension: at the next full hour; the model starts at ten past.
  pricesMachine: { TIMEOUT: [10_000], UNTIL_NEXT_HOUR: [HOUR - 600_000, HOUR] },
};

interface Wait {
  transition: string;
  input: unknown;
  before: AnyEventObject[];
  after: AnyMachineSnapshot;
}

const known = await models();
const machines = (await machineFiles()).flatMap(({ machine, variants }) => [
  { name: `${machine.id}Machine`, machine },
  ...variants,
]);
const waiting = machines.filter(({ machine }) => timed(machine).length > 0);

describe('every delay of every machine', () => {
  test('is one of the requirements', () => {
    const names = waiting.map(({ name, machine }) => [name, Object.keys(machine.implementations.delays)]);

    expect(Object.fromEntries(names)).toEqual(
      Object.fromEntries(Object.entries(delays).map(([name, values]) => [name, Object.keys(values)])),
    );
  });

  for (const { name, machine } of waiting) {
    const waits = waitsOf(machine);

    test(`${name}: a path waits for each`, () => {
      expect([...new Set(waits.map(({ transition }) => transition))].sort()).toEqual(timed(machine).sort());
    });

    for (const [delay, values] of Object.entries(delays[name] ?? {})) {
      const own = waits.filter(({ transition }) => transition.includes(` after ${delay}`));

      test(`${name}: ${delay} is ${values.join(', ')} ms, not one less or more`, () => {
        const seen = new Set<number>();
        for (const { input, before, after } of own) {
          const lasting = values.find((value) => {
            const { actor, clock } = started(machine, input, before);
            const snapshot = actor.getSnapshot();
            clock.increment(value - 1);
            if (actor.getSnapshot() !== snapshot) return false;
            clock.increment(1);
            return actor.getSnapshot() !== snapshot && stateOf(actor.getSnapshot()) === stateOf(after);
          });
          expect(lasting, before.map(({ type }) => type).join(', ')).toBeDefined();
          seen.add(lasting!);
        }
        expect([...seen].sort((one, other) => one - other)).toEqual(values);
      });
    }
  }
});

function timed(machine: AnyStateMachine): string[] {
  return [...transitionsOf(machine)].flatMap(([{ eventType }, name]) =>
    eventType.startsWith('xstate.after.') ? [name] : [],
  );
}

function waitsOf(machine: AnyStateMachine): Wait[] {
  return known
    .filter((model) => model.machine.id === machine.id)
    .flatMap(({ machine: own, paths }) => paths().map((path) => ({ own, steps: path.steps as unknown as Step[] })))
    .flatMap(({ own, steps: [start, ...steps] }) =>
      steps.flatMap(({ event, state }, place): Wait[] => {
        if (!event.type.startsWith('xstate.after.')) return [];
        const from = place === 0 ? start!.state : steps[place - 1]!.state;
        // Where an inner state waits too, only its delay is sure to end first.
        if (event.type !== innermostDelay(from)) return [];
        const before = steps.slice(0, place).map((step) => step.event);
        return transitionsTaken(own, from, event)
          .filter((name) => name.includes(' after '))
          .map((transition) => ({ transition, input: start!.event.input, before, after: state }));
      }),
    );
}

const innermostDelay = (snapshot: AnyMachineSnapshot) =>
  getNextTransitions(snapshot).find(({ eventType }) => eventType.startsWith('xstate.after.'))?.eventType;

interface Step {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
}

/** The machine after some events, on a paused clock, with silent actors. */
function started(machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]) {
  const clock = new SimulatedClock();
  const silent = Object.keys(machine.implementations.actors).map((name) => [
    name,
    fromPromise(() => new Promise(() => {})),
  ]);
  const actor = createActor(machine.provide({ actors: Object.fromEntries(silent) }), { clock, input });
  actor.start();
  events.forEach((event) => actor.send(event));
  return { actor, clock };
}

const stateOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]);
