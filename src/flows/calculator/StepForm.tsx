import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { calculatorFields } from '../../../content/calculator/fields';
import { withoutScript } from '../../../content/company';
import type { CalculatorActor } from '../../../machines/calculator/calculator.machine';
import { ErrorSummary } from '../../design/ErrorSummary/ErrorSummary';
import { WithoutScript } from '../../design/WithoutScript/WithoutScript';
import * as styles from './Calculator.css';
import { Restart } from './Restart';
import { problemsOf, refusedOf } from './calculator.selectors';

interface Props {
  calculator: CalculatorActor;
  stepper: ReactNode;
  Heading: 'h1' | 'h2';
  title: string;
  intro: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

export function StepForm({ calculator, stepper, Heading, title, intro, onSubmit, children }: Props) {
  const problems = useSelector(calculator, problemsOf);
  const refused = useSelector(calculator, refusedOf);
  const summed = refused.map((field) => ({ field, ...calculatorFields[field], mended: !problems.includes(field) }));
  return (
    <form
      className={styles.card}
      noValidate
      // React replays an action from before hydration; after it, `onSubmit` runs first.
      action={onSubmit}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {stepper}
      <ErrorSummary id="calculator.problems" problems={summed} />
      <div className={styles.intro}>
        <Heading id="calculator.step" tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        {intro}
        <WithoutScript>{withoutScript}</WithoutScript>
      </div>
      {children}
      <div className={styles.restart}>
        <Restart calculator={calculator} />
      </div>
    </form>
  );
}
