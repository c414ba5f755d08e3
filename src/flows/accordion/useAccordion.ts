import { useActorRef, useSelector } from '@xstate/react';
import { accordionMachine } from '../../../machines/accordion/accordion.machine';

/**
 * An accordion, as `Accordion` and its items are given it.
 * @param id Of the element that shows it.
 * @param open Ids of the items that are open from the beginning.
 */
export function useAccordion(id: string, open?: readonly string[]) {
  const accordion = useActorRef(accordionMachine, { id, input: { open } });
  return {
    open: useSelector(accordion, (snapshot) => snapshot.context.open),
    onOpen: (ids: readonly string[]) => accordion.send({ type: 'open.change', open: ids }),
  };
}
