import type { AnyMachineSnapshot } from 'xstate';

export const done = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output }) as never;
export const failed = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, error }) as never;
export const elapsed = (delay: string, stateId: string) => ({ type: `xstate.after.${delay}.${stateId}` }) as never;

export const given = (snapshot: { children: object }, actor: string): unknown =>
  (snapshot as AnyMachineSnapshot).children[actor]?.getSnapshot().input;
