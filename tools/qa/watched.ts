import { useActorRef as useOriginal } from '@xstate/react';
import type { AnyStateMachine } from 'xstate';
import { tell } from './tell';
import { staged } from './stage';
import { scenario } from './scenario';

export * from '@xstate/react';

/** `useActorRef` of an actor that says everything that happens to it, and to which what the page was asked for happens. */
export const useActorRef = ((logic: AnyStateMachine, options: Record<string, unknown> = {}) => {
  const [played, settings] = staged(...scenario(logic, options));
  return useOriginal(played, { ...settings, inspect: tell } as never);
}) as typeof useOriginal;
