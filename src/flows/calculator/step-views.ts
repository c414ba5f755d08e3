import type { CalculatorStep } from '../../../machines/calculator/steps.rules';
import { lazyPart } from '../../design/hydration/lazyPart';
import { importWithRetry } from '../../import-with-retry';
import { AddressStep } from './AddressStep';
import type { StepProps } from './step-props';

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
