import type { ReactNode } from 'react';
import { withoutScript } from '../../../content/company';
import { answered } from '../../design/painted';
import { WithoutScript } from '../../design/WithoutScript';
import * as styles from './Calculator.css';

interface Props {
  stepper: ReactNode;
  Heading: 'h1' | 'h2';
  title: string;
  intro: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** A step that is filled in. `method="dialog"`: pressed before the page has come to life, it leads nowhere. */
export const StepForm = ({ stepper, Heading, title, intro, onSubmit, children }: Props) => (
  <form
    className={styles.card}
    noValidate
    method="dialog"
    onSubmit={(event) => {
      event.preventDefault();
      answered(onSubmit)();
    }}
  >
    {stepper}
    <div className={styles.intro}>
      <Heading id="calculator.step" tabIndex={-1} className={styles.heading}>
        {title}
      </Heading>
      {intro}
      <WithoutScript>{withoutScript}</WithoutScript>
    </div>
    {children}
  </form>
);
