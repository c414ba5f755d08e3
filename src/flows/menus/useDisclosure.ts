import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { disclosureMachine } from '../../../machines/disclosure/disclosure.machine';
import { answered } from '../../design/painted';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { watchPage } from './watch-page';

interface Options {
  watch?: typeof watchPage;
  open?: boolean;
}

/** A disclosure, with the attributes of its parts. `host` is the id of the element that holds control and content. */
export function useDisclosure(host: string, { watch = watchPage, open: comesOpen }: Options = {}) {
  const router = useRouter();
  const logic = useMemo(
    () => disclosureMachine.provide({ actors: { watchPage: watch(router, host) } }),
    [router, host, watch],
  );
  const id = `${host}-knop`;
  const disclosure = useActorRef(logic, { input: { control: id, open: comesOpen } });
  const open = useSelector(disclosure, (snapshot) => snapshot.matches('open'));
  useFlowEffects(disclosure);

  const toggle = () => disclosure.send({ type: 'toggle' });

  return {
    open,
    dismiss: () => disclosure.send({ type: 'dismiss' }),
    toggle,
    control: {
      id,
      'aria-expanded': open,
      'aria-controls': `${host}-inhoud`,
      onClick: answered(toggle),
    },
    content: { id: `${host}-inhoud`, hidden: !open },
  };
}
