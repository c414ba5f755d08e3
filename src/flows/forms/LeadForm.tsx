import type { ReactNode } from 'react';
import * as styles from './forms.css';

interface Props {
  name?: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The machine checks what was filled in. `method="dialog"`: pressed before the page has come to life, it leads nowhere. */
export const LeadForm = ({ name, onSubmit, children }: Props) => (
  <form
    className={styles.form}
    noValidate
    method="dialog"
    aria-label={name}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
