import { type CalculatorStep, calculatorSteps } from '../../machines/calculator/steps.rules';
import { inWords } from '../words';

export const calculatorStepTitles: Record<CalculatorStep, string> = {
  address: 'Adres',
  usage: 'Verbruik',
  roof: 'Dak',
  result: 'Resultaat',
};

/** `vier stappen` */
export const inSteps = `${inWords(calculatorSteps.length)} stappen`;
