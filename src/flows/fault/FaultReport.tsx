import { CatchBoundary, useHydrated, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, lazy, useEffect } from 'react';
import { withoutScript } from '../../../content/company';
import { importAgain } from '../../import-again';
import { reloadForNewVersion } from '../../effects/new-version';
import { withWizard, withoutWizard } from '../../effects/wizard-address';

const wizard = () => lazy(() => importAgain(() => import('./FaultWizard')));
let FaultWizard = wizard();

/** D3: the wizard, wherever the address asks for it. A prerendered page knows no parameters, so it comes after hydration. */
export function FaultReport() {
  const asked = useSearch({ strict: false, select: ({ storing }) => storing === 'melden' });
  const hydrated = useHydrated();
  const navigate = useNavigate();
  // A link to it may be pressed before its part of the page has come to life.
  useEffect(() => {
    const openOverPage = (event: MouseEvent) => {
      const link = (event.target as Element).closest('[href^="/contact?"]');
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(withWizard);
    };
    addEventListener('click', openOverPage);
    return () => removeEventListener('click', openOverPage);
  }, [navigate]);
  const giveUp = (error: unknown) => {
    // For the next press.
    FaultWizard = wizard();
    if (reloadForNewVersion(error)) return;
    window.alert(withoutScript);
    void navigate(withoutWizard);
  };

  return (
    asked &&
    hydrated && (
      <CatchBoundary getResetKey={() => 0} onCatch={giveUp} errorComponent={() => null}>
        <Suspense>
          <FaultWizard />
        </Suspense>
      </CatchBoundary>
    )
  );
}
