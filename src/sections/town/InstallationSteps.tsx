import { Section, Wrap } from '../../design/Section/Section';
import * as styles from './InstallationSteps.css';

interface Props {
  title: string;
  steps: readonly { title: string; text: string }[];
}

export const InstallationSteps = ({ title, steps }: Props) => (
  <Section aria-labelledby="stappen">
    <Wrap>
      <h2 id="stappen">{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Wrap>
  </Section>
);
