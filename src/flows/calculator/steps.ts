import type { ReactNode } from 'react';
import type { CalculatorActor, CalculatorSnapshot } from '../../../machines/calculator/calculator.machine';
import { lazyPart } from '../../design/lazyPart';
import { importWithRetry } from '../../import-with-retry';
import { AddressStep } from './AddressStep';

export const steps = ['address', 'usage', 'roof', 'result'] as const;
export type Step = (typeof steps)[number];

export const stepOf = (snapshot: CalculatorSnapshot): Step => steps.find((step) => snapshot.matches(step)) ?? 'address';

export interface StepProps {
  calculator: CalculatorActor;
  stepper: ReactNode;
  /** `h1` where the calculator is the page, `h2` where it is a part of one. */
  Heading: 'h1' | 'h2';
}

/** A page carries the first step only; the others are fetched when a visitor begins. */
const later = importWithRetry(() => import('./later-steps'));

export const views = {
  address: AddressStep,
  usage: lazyPart<StepProps>(async () => (await later()).UsageStep),
  roof: lazyPart<StepProps>(async () => (await later()).RoofStep),
  result: lazyPart<StepProps>(async () => (await later()).ResultStep),
} as const;

/** A step that could not be fetched ahead is fetched when it is shown. */
export const preloadLaterSteps = () =>
  Promise.allSettled([views.usage.preload(), views.roof.preload(), views.result.preload()]);
