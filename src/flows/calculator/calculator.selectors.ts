import type { CalculatorSnapshot } from '../../../machines/calculator/calculator.machine';
import { type CalculatorStep, calculatorSteps } from '../../../machines/calculator/steps.rules';

export function stepOf(snapshot: CalculatorSnapshot): CalculatorStep {
  const step = calculatorSteps.find((name) => snapshot.matches(name));
  if (!step) throw new Error(`No step of the calculator shows ${JSON.stringify(snapshot.value)}.`);
  return step;
}

export const addressOf = ({ context }: CalculatorSnapshot) => context.address;

export const usageOf = ({ context }: CalculatorSnapshot) => context.verbruik;

export const roofOf = ({ context: { dakrichting, dakhoek } }: CalculatorSnapshot) => ({ dakrichting, dakhoek });

export const optionsOf = ({ context }: CalculatorSnapshot) => context.options;

/** The picked address; while its details are loading, the new one. */
export const pickedIdOf = (snapshot: CalculatorSnapshot) =>
  isBusy(snapshot) ? snapshot.context.pickedAddressId : snapshot.context.addressId;

export const openedOf = ({ context }: CalculatorSnapshot) => context.opened;

export const problemsOf = ({ context }: CalculatorSnapshot) => context.problems;

export const refusedOf = ({ context }: CalculatorSnapshot) => context.refused;

export const addressFailureOf = ({ context }: CalculatorSnapshot) => context.addressFailure;

export const isBusy = (snapshot: CalculatorSnapshot) => snapshot.hasTag('busy');
