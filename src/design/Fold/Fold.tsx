import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { phoneFold, question, summary } from './Fold.css';

interface Props {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A native `details`: no machine depends on whether it is open. */
export const Fold = ({ title, open, children }: Props) => (
  <div className={question}>
    <details open={open}>
      <summary className={summary}>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  </div>
);

/** On phones one line until it is opened; elsewhere its heading says what the line says. */
export const PhoneFold = ({ title, children }: Omit<Props, 'open'>) => (
  <details className={phoneFold}>
    <summary className={summary}>
      {title}
      <Icon of={ChevronDown} />
    </summary>
    {children}
  </details>
);
