import { useActorRef as useOriginal } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnyStateMachine, createActor } from 'xstate';
import { tell } from './tell';
import { leadOf, staged } from './stage';
import { scenario } from '../page/scenarios/scenario';

export * from '@xstate/react';

const unchanging = () => () => {};

/** `useActorRef` of an actor that reports what happens and that QA can steer. During hydration, whose HTML knows nothing of this, it is the original. */
export const useActorRef = ((logic: AnyStateMachine, options: Record<string, unknown> = {}) => {
  const [played, settings] = staged(...scenario(logic, options));
  const actor = useOriginal(played, { ...settings, inspect: tell } as never);
  const [rendered] = useState(() => createActor(logic, options));
  const takenOver = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  useEffect(() => leadOf(logic).forEach((event) => actor.send(event as never)), [actor, logic]);
  return takenOver || played === logic ? actor : rendered;
}) as typeof useOriginal;
