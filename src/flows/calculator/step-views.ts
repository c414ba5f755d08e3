import type { CalculatorStep } from '../../../machines/calculator/steps.rules';
import { lazyPart } from '../../design/hydration/lazyPart';
import { importWithRetry } from '../../import-with-retry';
import { AddressStep } from './AddressStep';
import type { StepProps } from './step-props';

/** A page loads only the first step; the others are fetched when a visitor begins. */
export const laterSteps = importWithRetry(() => import('./later-steps'));

const laterViews = {
  usage: lazyPart<StepProps>(async () => (await laterSteps()).UsageStep),
  roof: lazyPart<StepProps>(async () => (await laterSteps()).RoofStep),
  result: lazyPart<StepProps>(async () => (await laterSteps()).ResultStep),
};

export const views = { address: AddressStep, ...laterViews } satisfies Record<CalculatorStep, unknown>;

/** A failed preload is tried again when the step is shown. */
export const preloadLaterSteps = () => Promise.allSettled(Object.values(laterViews).map((view) => view.preload()));
