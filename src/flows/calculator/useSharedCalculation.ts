import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CalculatorActor } from '../../../machines/calculator/calculator.machine';
import { withoutHash } from '../../effects/same-page';
import { laterSteps, preloadLaterSteps } from './step-views';

/** Opens the calculation that the hash keeps, and takes the hash away: from then on the draft keeps it (D47). */
export function useSharedCalculation(calculator: CalculatorActor): void {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash.startsWith('verbruik=')) return;
    // A step that still loads when it is shown would lose the focus.
    void Promise.all([laterSteps(), preloadLaterSteps()]).then(
      ([{ calculationIn }]) => {
        calculator.send({ type: 'share.open', shared: calculationIn(hash) });
        void navigate(withoutHash);
      },
      () => undefined,
    );
  }, [calculator, hash, navigate]);
}
