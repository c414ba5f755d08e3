import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { phoneFold, question, summary } from './Fold.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A native `details`: no machine depends on whether it is open. */
export const Fold = ({ title, open, children }: Props & { open?: boolean }) => (
  <div className={question}>
    <details open={open}>
      <Summary>{title}</Summary>
      {children}
    </details>
  </div>
);

/** On phones one line until it is opened; elsewhere its heading says what the line says. */
export const PhoneFold = ({ title, children }: Props) => (
  <details className={phoneFold}>
    <Summary>{title}</Summary>
    {children}
  </details>
);

const Summary = ({ children }: { children: string }) => (
  <summary className={summary}>
    {children}
    <Icon of={ChevronDown} />
  </summary>
);
