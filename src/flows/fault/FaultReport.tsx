import { CatchBoundary, useHydrated, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { withoutScript } from '../../../content/company';
import { lazyPart } from '../../design/hydration/lazyPart';
import { importWithRetry } from '../../import-with-retry';
import { reloadForNewVersion } from '../../effects/new-version';
import { withoutWizard } from '../../effects/same-page';

const load = importWithRetry(() => import('./FaultWizard'));
const FaultWizard = lazyPart(async () => (await load()).FaultWizard);

/** D3: the wizard, where the URL asks for it. A prerendered page has no search parameters, so it appears after hydration. */
export function FaultReport() {
  const asked = useSearch({ strict: false, select: ({ storing }) => storing === 'melden' });
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const giveUp = async () => {
    FaultWizard.reset();
    if (await reloadForNewVersion()) return;
    window.alert(withoutScript);
    await navigate(withoutWizard);
  };

  return (
    asked &&
    hydrated && (
      <CatchBoundary getResetKey={() => 0} onCatch={() => void giveUp()} errorComponent={() => null}>
        <Suspense>
          <FaultWizard />
        </Suspense>
      </CatchBoundary>
    )
  );
}
