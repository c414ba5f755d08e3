import type { ReactNode } from 'react';
import { withoutScript } from './WithoutScript.css';

export const WithoutScript = ({ children }: { children: ReactNode }) => <div className={withoutScript}>{children}</div>;
