import { Check } from 'lucide';
import { Icon } from '../Icon/Icon';
import { done, mark, step, steps as list } from './Stepper.css';

interface Props {
  steps: readonly string[];
  /** Counts from 0. */
  current: number;
  /** Labels of steps that get no tick. */
  unfinished?: readonly string[];
}

export function Stepper({ steps, current, unfinished = [] }: Props) {
  const isDone = (label: string, index: number) => index < current && !unfinished.includes(label);
  return (
    <ol className={list} aria-label={`Stap ${current + 1} van ${steps.length}`}>
      {steps.map((label, index) => (
        <li
          key={label}
          className={step}
          data-done={isDone(label, index)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={mark}>
            {isDone(label, index) && <Icon of={Check} className={done} role="img" aria-label="Klaar" />}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}
