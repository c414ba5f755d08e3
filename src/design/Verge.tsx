import type { ReactNode } from 'react';
import { verge } from './Verge.css';

interface Props {
  tone?: 'ink' | 'sun';
  size?: 'normal' | 'large';
  children: ReactNode;
}

export const Verge = ({ tone = 'ink', size = 'normal', children }: Props) => (
  <span className={verge} data-tone={tone} data-size={size}>
    {children}
  </span>
);
