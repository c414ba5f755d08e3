import type { AnyMachineSnapshot } from 'xstate';

/** What the world around a machine can do: an actor answers, an actor fails, a delay runs out. */
export const done = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output }) as never;
export const failed = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, error }) as never;
export const elapsed = (delay: string, stateId: string) => ({ type: `xstate.after.${delay}.${stateId}` }) as never;

/** What an actor that a machine has started was given. */
export const given = (snapshot: { children: object }, actor: string): unknown =>
  (snapshot as AnyMachineSnapshot).children[actor]?.getSnapshot().input;
