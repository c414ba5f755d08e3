import { CatchBoundary, useHydrated, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { messages } from '../../../content/messages';

const FaultWizard = lazy(() =>
  import('./FaultWizard').catch((error) => {
    window.alert(messages['form.failed']);
    throw error;
  }),
);

/** D3: the wizard, wherever the address asks for it. A prerendered page knows no parameters, so it comes after hydration. */
export function FaultReport() {
  const asked = useSearch({ strict: false, select: ({ storing }) => storing === 'melden' });
  const hydrated = useHydrated();

  return (
    asked &&
    hydrated && (
      <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
        <Suspense>
          <FaultWizard />
        </Suspense>
      </CatchBoundary>
    )
  );
}
