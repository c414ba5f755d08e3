import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { withoutScript } from '../../../content/company';
import type { RequestName } from '../../../content/forms/forms';
import { Button } from '../../design/Button/Button';
import { WithoutScript } from '../../design/WithoutScript/WithoutScript';
import { type DeliveringActor, DeliveryStatus } from '../delivery/DeliveryStatus';
import * as styles from './forms.css';

interface FormActor extends DeliveringActor {
  getSnapshot: () => ReturnType<DeliveringActor['getSnapshot']> & { hasTag: (tag: 'busy') => boolean };
}

interface Props {
  form: FormActor;
  texts: { request: RequestName; submit: string; busy: string; next: string };
}

export function FormEnd({ form, texts }: Props) {
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));

  return (
    <div className={styles.end}>
      <div className={styles.send}>
        <WithoutScript>{withoutScript}</WithoutScript>
        <Button id="form.submit" type="submit" wide busy={busy && texts.busy}>
          {texts.submit}
        </Button>
        <p>{texts.next}</p>
      </div>
      <DeliveryStatus of={form} request={texts.request} />
      <p className={styles.privacy}>
        Wij gebruiken uw gegevens alleen om u te antwoorden. Lees onze <Link to="/privacy">privacyverklaring</Link>.
      </p>
    </div>
  );
}
