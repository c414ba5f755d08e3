import { useActorRef, useSelector } from '@xstate/react';
import { PhoneIncoming } from 'lucide';
import { visibilityMachine } from '../../../machines/visibility/visibility.machine';
import { Button } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { useFlowEffects } from '../../effects/useFlowEffects';
import * as styles from './callback.css';
import { watchForm } from './watch-form';

const visibilityLogic = visibilityMachine.provide({ actors: { watchForm } });

interface Props {
  form: string;
}

export function CallbackButton({ form }: Props) {
  const visibility = useActorRef(visibilityLogic, { id: 'terugbelverzoek', input: { form } });
  const needed = useSelector(visibility, (snapshot) => snapshot.matches('formAway'));
  useFlowEffects(visibility);

  return (
    needed && (
      <div id="terugbelverzoek" className={styles.place}>
        <Button icon={<Icon of={PhoneIncoming} />} onClick={() => visibility.send({ type: 'callback.request' })}>
          Terugbelverzoek
        </Button>
      </div>
    )
  );
}
