import { Check } from 'lucide';
import { Icon } from '../design/Icon';
import * as styles from './Advantages.css';

/** The benefits of a service, one sentence each. */
export const Advantages = ({ benefits }: { benefits: readonly string[] }) => (
  <section className={styles.panel} data-tone="sand" aria-labelledby="voordelen">
    <h2 id="voordelen">Voordelen</h2>
    <ul className={styles.list}>
      {benefits.map((benefit) => (
        <li key={benefit} className={styles.advantage}>
          <Icon of={Check} />
          {benefit}
        </li>
      ))}
    </ul>
  </section>
);
