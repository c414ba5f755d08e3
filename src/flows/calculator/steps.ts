import type { ReactNode } from 'react';
import type { CalculatorActor, CalculatorSnapshot } from '../../../machines/calculator/calculator.machine';
import { type CalculatorStep, calculatorSteps } from '../../../machines/calculator/steps.rules';
import { lazyPart } from '../../design/hydration/lazyPart';
import { importWithRetry } from '../../import-with-retry';
import { AddressStep } from './AddressStep';

export function stepOf(snapshot: CalculatorSnapshot): CalculatorStep {
  const step = calculatorSteps.find((name) => snapshot.matches(name));
  if (!step) throw new Error(`No step of the calculator shows ${JSON.stringify(snapshot.value)}.`);
  return step;
}

export interface StepProps {
  calculator: CalculatorActor;
  stepper: ReactNode;
  /** `h1` where the calculator is the page, `h2` where it is a part of one. */
  Heading: 'h1' | 'h2';
}

/** A page carries the first step only; the others are fetched when a visitor begins. */
const later = importWithRetry(() => import('./later-steps'));

const laterViews = {
  usage: lazyPart<StepProps>(async () => (await later()).UsageStep),
  roof: lazyPart<StepProps>(async () => (await later()).RoofStep),
  result: lazyPart<StepProps>(async () => (await later()).ResultStep),
};

export const views = { address: AddressStep, ...laterViews } satisfies Record<CalculatorStep, unknown>;

/** A step that could not be fetched ahead is fetched when it is shown. */
export const preloadLaterSteps = () => Promise.allSettled(Object.values(laterViews).map((view) => view.preload()));
