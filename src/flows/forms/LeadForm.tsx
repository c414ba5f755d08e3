import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Submission } from '../../../machines/delivery/delivery.machine';
import { answered } from '../../design/painted';
import { Trap, submissionOf } from '../delivery/Trap';
import * as styles from './forms.css';

interface Props {
  name?: string;
  onSubmit: (submission: Submission) => void;
  children: ReactNode;
}

/** The machine checks what was filled in, once there is one. `method="dialog"`: without a script, what cannot be posted leads nowhere. */
export const LeadForm = ({ name, onSubmit, children }: Props) => (
  <form
    className={styles.form}
    noValidate={useHydrated()}
    method="dialog"
    aria-label={name}
    onSubmit={(event) => {
      event.preventDefault();
      answered(onSubmit)(submissionOf(event.currentTarget));
    }}
  >
    {children}
    <Trap />
  </form>
);
