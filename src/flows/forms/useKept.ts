import { useHydrated, useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { calculatorHandoverIn } from '../../../machines/calculator/draft.rules';
import type { CalculatorHandover } from '../../../machines/calculator/calculator.machine';
import { isReference } from '../../../machines/delivery/delivery.rules';

// What the history of the browser keeps of a navigation. A prerendered page knows none of it, and what an earlier
// version of the site kept may have another shape.

export function useKeptCalculation(): CalculatorHandover | undefined {
  const kept = useLocation({ select: (location) => location.state.calculator });
  const calculation = useMemo(() => calculatorHandoverIn(kept), [kept]);
  return useHydrated() ? calculation : undefined;
}

export function useKeptReference(): string | undefined {
  const kept = useLocation({ select: (location) => location.state.request?.reference });
  return useHydrated() && isReference(kept) ? kept : undefined;
}
