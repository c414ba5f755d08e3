import type { ReactNode } from 'react';
import { badge } from './Badge.css';

interface Props {
  tone?: 'sand' | 'sun' | 'good' | 'bad';
  size?: 'normal' | 'large';
  icon?: ReactNode;
  children: ReactNode;
}

export const Badge = ({ tone, size, icon, children }: Props) => (
  <span className={badge({ tone, size })}>
    {icon}
    {children}
  </span>
);
