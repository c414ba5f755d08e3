import type { ReactNode } from 'react';
import { withoutScript } from './WithoutScript.css';

/** Shown where JavaScript is off, or where the scripts of the page could not be fetched. */
export const WithoutScript = ({ children }: { children: ReactNode }) => <div className={withoutScript}>{children}</div>;
