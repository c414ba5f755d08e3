import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon/Icon';
import { question, summary } from '../questions/questions.css';

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
