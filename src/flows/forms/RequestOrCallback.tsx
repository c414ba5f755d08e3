import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { formTexts } from '../../../content/forms/forms';
import { CheckboxChoice } from '../../design/Choice/Choice';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { CallbackForm } from './CallbackForm';
import * as styles from './forms.css';
import { callbackDraft, callbackLogic } from './forms.logic';

/** A form, or the few fields of a visitor who would rather be called. */
export function RequestOrCallback({ children }: { children: ReactNode }) {
  const callback = useActorRef(callbackLogic, { id: 'callback-form' });
  const chosen = useSelector(callback, (snapshot) => !snapshot.matches('offered'));
  useFlowEffects(callback);
  useDraft(callback, 'callback', callbackDraft);

  return (
    <>
      <div className={styles.withScript}>
        <CheckboxChoice
          label={formTexts.callback.choose}
          note={formTexts.callback.note}
          checked={chosen}
          onChecked={(checked) => callback.send({ type: checked ? 'callback.choose' : 'callback.leave' })}
        />
      </div>
      {chosen ? <CallbackForm callback={callback} /> : children}
    </>
  );
}
