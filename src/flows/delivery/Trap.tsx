import type { Submission } from '../../../machines/delivery/delivery.machine';
import { newReference } from '../../services/reference';
import * as styles from './delivery.css';

const NAME = 'website';

/** Honeypot: only robots fill it in. */
export const Trap = () => (
  <p className={styles.trap} aria-hidden="true">
    <label>
      Laat dit veld leeg
      <input name={NAME} tabIndex={-1} autoComplete="off" />
    </label>
  </p>
);

export const submissionOf = (data: FormData): Submission => ({
  reference: newReference(),
  trapped: Boolean(data.get(NAME)),
});
