import type { ActorRefFrom } from 'xstate';
import type { calculatorMachine } from '../../../machines/calculator/calculator.machine';
import { useDraft } from '../../effects/useDraft';
import { calculatorDraft } from './calculator.draft';

/** Shows nothing: keeps what was filled in, and brings it back. */
export function CalculatorDraft({ calculator }: { calculator: ActorRefFrom<typeof calculatorMachine> }) {
  useDraft(calculator, 'calculator', calculatorDraft);
  return null;
}
