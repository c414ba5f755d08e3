import { useActorRef, useSelector } from '@xstate/react';
import { accordionMachine } from '../../../machines/accordion/accordion.machine';

export function useAccordion(id: string, open?: readonly string[]) {
  const accordion = useActorRef(accordionMachine, { id, input: { open } });
  return {
    open: useSelector(accordion, (snapshot) => snapshot.context.open),
    onOpen: (ids: readonly string[]) => accordion.send({ type: 'open.change', open: ids }),
  };
}
