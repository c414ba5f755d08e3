import type { ReactNode } from 'react';
import type { CalculatorActor } from '../../../machines/calculator/calculator.machine';

export interface StepProps {
  calculator: CalculatorActor;
  stepper: ReactNode;
  Heading: 'h1' | 'h2';
}
