import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withoutScript } from './WithoutScript.css';

/** Stands in the page as it is served. It is seen where no script runs or none has come, and goes when one does. */
export const WithoutScript = ({ children }: { children: ReactNode }) =>
  useHydrated() ? null : <div className={withoutScript}>{children}</div>;
