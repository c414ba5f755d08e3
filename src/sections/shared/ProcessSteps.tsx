import type { ProcessStep } from '../../../content/services/service';
import * as styles from './ProcessSteps.css';

export const ProcessSteps = ({ steps }: { steps: readonly ProcessStep[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, description }) => (
      <li key={title} className={styles.step}>
        <div>
          <h3>{title}</h3>
          <p>{description}</p>
        </div>
      </li>
    ))}
  </ol>
);
