import type { ReactNode } from 'react';
import type { CalculatorActor } from '../../../machines/calculator/calculator.machine';

export interface StepProps {
  calculator: CalculatorActor;
  stepper: ReactNode;
  /** `h1` where the calculator is the page, `h2` where it is a part of one. */
  Heading: 'h1' | 'h2';
}
