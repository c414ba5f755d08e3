import type { ReactNode } from 'react';
import { ribbonLabel } from './RibbonLabel.css';

interface Props {
  tone?: 'ink' | 'sun';
  size?: 'normal' | 'large';
  children: ReactNode;
}

export const RibbonLabel = ({ tone = 'ink', size = 'normal', children }: Props) => (
  <span className={ribbonLabel} data-tone={tone} data-size={size}>
    {children}
  </span>
);
