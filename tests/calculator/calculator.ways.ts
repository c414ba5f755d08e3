import type { CalculatorEvent } from '../../machines/calculator/calculator.setup';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { calculatorModel as model, found as foundAddress } from './calculator.model';

export const enquiry = [
  { type: 'postcode.change', value: '3811lm' },
  { type: 'huisnummer.change', value: '1' },
  { type: 'address.submit' },
] as const satisfies readonly CalculatorEvent[];

export const found = [...enquiry, foundAddress()];

export const calculated = [...found, { type: 'usage.submit' }, { type: 'roof.submit' }] as const;

export const emitted = (...events: Parameters<typeof model.path>) => emittedAlong(model.machine, model.path(...events));

export const stateAfter = (...events: Parameters<typeof model.path>) => model.path(...events).state;
