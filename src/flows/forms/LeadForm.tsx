import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Submission } from '../../../machines/delivery/delivery.machine';
import { plainForm } from '../../services/email';
import { Trap, submissionOf } from '../delivery/Trap';
import { PlainFields } from './PlainFields';
import * as styles from './forms.css';

interface Props {
  id: string;
  name?: string;
  /** Whether the browser itself may post the form; a simulated form must not (D6). */
  plain?: boolean;
  onSubmit: (submission: Submission) => void;
  children: ReactNode;
}

/** Before hydration and without JavaScript the browser validates and posts the form; then its machine does. */
export function LeadForm({ id, name, plain = true, onSubmit, children }: Props) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate={useHydrated()}
      aria-label={name}
      data-plain={plain}
      {...(plain
        ? { method: 'post', action: plainForm.action, encType: 'multipart/form-data' }
        : { action: (data: FormData) => onSubmit(submissionOf(data)) })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(submissionOf(new FormData(event.currentTarget)));
      }}
    >
      {children}
      <PlainFields />
      <Trap />
    </form>
  );
}
