import { type ReactNode, useSyncExternalStore } from 'react';
import type { CalculatorActor, CalculatorSnapshot } from '../../../machines/calculator/calculator.machine';
import { importAgain } from '../../import-again';
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

type View = (props: StepProps) => ReactNode;

/** A page carries the first step only; the others come when a visitor has begun. */
const views: Partial<Record<Step, View>> = { address: AddressStep };

/** The view of a step; the first one stands until its code is there. */
export const useView = (step: Step): View =>
  useSyncExternalStore(
    views[step] ? unchanging : onceLoaded,
    () => views[step] ?? AddressStep,
    () => AddressStep,
  );

const unchanging = () => () => undefined;

function onceLoaded(change: () => void) {
  loadLaterViews().then(change, () => undefined);
  return () => undefined;
}

export async function loadLaterViews(): Promise<void> {
  const { ResultStep, RoofStep, UsageStep } = await importAgain(() => import('./LaterSteps'));
  Object.assign(views, { usage: UsageStep, roof: RoofStep, result: ResultStep } satisfies typeof views);
}
