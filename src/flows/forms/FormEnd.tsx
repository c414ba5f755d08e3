import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { withoutScript } from '../../../content/company';
import { type Field, type RequestName, fieldLabels } from '../../../content/forms/forms';
import type { Deliverable } from '../../../machines/forms/forms.rules';
import { Button } from '../../design/Button/Button';
import { WithoutScript } from '../../design/WithoutScript/WithoutScript';
import { type DeliveringActor, DeliveryStatus } from '../delivery/DeliveryStatus';
import { Undelivered } from '../delivery/Undelivered';
import * as styles from './forms.css';

interface FormActor extends DeliveringActor {
  getSnapshot: () => ReturnType<DeliveringActor['getSnapshot']> & {
    hasTag: (tag: 'busy') => boolean;
    context: Pick<Deliverable<Field>, 'reference' | 'undelivered'> & { values: Partial<Record<Field, string>> };
  };
}

interface Props {
  form: FormActor;
  texts: { request: RequestName; submit: string; busy: string; next: string };
  labels?: Record<Field, string>;
  /** The mail lists these after the fields. */
  more?: readonly (readonly [label: string, value: string])[];
}

export function FormEnd({ form, texts, ...filled }: Props) {
  const undelivered = useSelector(form, ({ context }) => context.undelivered);
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
      {undelivered && !busy && <OtherWays form={form} request={texts.request} {...filled} />}
      <p className={styles.privacy}>
        Wij gebruiken uw gegevens alleen om u te antwoorden. Lees onze <Link to="/privacy">privacyverklaring</Link>.
      </p>
    </div>
  );
}

function OtherWays({
  form,
  request,
  labels = fieldLabels,
  more = [],
}: Omit<Props, 'texts'> & { request: RequestName }) {
  const { values, reference } = useSelector(form, ({ context }) => context);
  const fields = (Object.keys(labels) as Field[]).map((field) => [labels[field], values[field] ?? ''] as const);
  return <Undelivered request={request} reference={reference} filled={[...fields, ...more]} />;
}
