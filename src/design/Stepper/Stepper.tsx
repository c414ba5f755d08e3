import { Check } from 'lucide';
import { Icon } from '../Icon/Icon';
import { done, mark, step, steps as list } from './Stepper.css';

interface Props {
  steps: readonly string[];
  /** Counts from 0. */
  current: number;
}

export function Stepper({ steps, current }: Props) {
  return (
    <ol className={list} aria-label={`Stap ${current + 1} van ${steps.length}`}>
      {steps.map((label, index) => (
        <li
          key={label}
          className={step}
          data-done={index < current}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={mark}>
            {index < current && <Icon of={Check} className={done} role="img" aria-label="Klaar" />}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}
