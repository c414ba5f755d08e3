import type { ReactNode } from 'react';
import { notice } from './Notice.css';

interface Props {
  tone: 'info' | 'good' | 'sand' | 'alarm' | 'bad';
  icon: ReactNode;
  children: ReactNode;
}

export function Notice({ tone, icon, children }: Props) {
  return (
    <div className={notice({ tone })}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
