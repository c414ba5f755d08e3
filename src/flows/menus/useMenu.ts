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
      // React does not re-render when the machine opens and closes at once: the element would stay open.
      details.open = isOpen();
    },
    [disclosure],
  );
  const ref = useRef<HTMLDetailsElement>(null);
  // `useActorRef` starts the machine in an effect: a layout effect would run before it.
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
