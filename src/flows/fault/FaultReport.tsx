import { CatchBoundary, useHydrated, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { withoutScript } from '../../../content/company';
import { reloadForNewVersion } from '../../effects/new-version';
import { withoutWizard } from '../../effects/without-wizard';

const wizard = () => lazy(() => import('./FaultWizard'));
let FaultWizard = wizard();

/** D3: the wizard, wherever the address asks for it. A prerendered page knows no parameters, so it comes after hydration. */
export function FaultReport() {
  const asked = useSearch({ strict: false, select: ({ storing }) => storing === 'melden' });
  const hydrated = useHydrated();
  const navigate = useNavigate();
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
