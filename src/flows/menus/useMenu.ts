import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { type ToggleEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { disclosureMachine } from '../../../machines/disclosure/disclosure.machine';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { watchPage } from './watch-page';

/** A menu as a `details`, which the browser opens before hydration; the machine follows it, and closes it. */
export function useMenu(id: string) {
  const router = useRouter();
  const logic = useMemo(
    () => disclosureMachine.provide({ actors: { watchPage: watchPage(router, id) } }),
    [router, id],
  );
  const control = `${id}-knop`;
  const disclosure = useActorRef(logic, { id, input: { control } });
  const open = useSelector(disclosure, (snapshot) => snapshot.matches('open'));
  useFlowEffects(disclosure);

  const follow = useCallback(
    (details: HTMLDetailsElement) => {
      const isOpen = () => disclosure.getSnapshot().matches('open');
      if (details.open !== isOpen()) disclosure.send({ type: 'toggle' });
      // A machine that closes at once changes nothing for React, which then leaves the element open.
      details.open = isOpen();
    },
    [disclosure],
  );
  const ref = useRef<HTMLDetailsElement>(null);
  // Not in a layout effect: the machine has not started by then.
  useEffect(() => {
    if (ref.current) follow(ref.current);
  }, [follow]);

  return {
    dismiss: useCallback(() => disclosure.send({ type: 'dismiss' }), [disclosure]),
    menu: {
      id,
      ref,
      open,
      suppressHydrationWarning: true,
      onToggle: (event: ToggleEvent<HTMLDetailsElement>) => follow(event.currentTarget),
    },
    control: { id: control },
  };
}
