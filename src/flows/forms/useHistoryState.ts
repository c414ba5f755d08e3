import { useHydrated, useLocation } from '@tanstack/react-router';
import { calculatorHandoverIn } from '../../../machines/calculator/draft.rules';
import type { CalculatorHandover } from '../../../machines/calculator/calculator.rules';
import { isReference } from '../../../machines/delivery/delivery.rules';

// State of the history entry. Prerendered HTML has none, and an earlier version of the site may have stored another shape.

export function useKeptCalculation(): CalculatorHandover | undefined {
  const kept = useLocation({ select: (location) => location.state.calculator });
  return useHydrated() ? calculatorHandoverIn(kept) : undefined;
}

export function useKeptReference(): string | undefined {
  const kept = useLocation({ select: (location) => location.state.request?.reference });
  return useHydrated() && isReference(kept) ? kept : undefined;
}
