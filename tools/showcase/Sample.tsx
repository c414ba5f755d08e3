import type { ReactNode } from 'react';
import * as styles from './showcase.css';

export const nothing = () => undefined;

export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <figure className={styles.sample}>
    {children}
    <figcaption>{name}</figcaption>
  </figure>
);

export const InStates = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Sample name={name}>{children}</Sample>
    <Sample name={`${name} hover`}>
      <div data-hover>{children}</div>
    </Sample>
    <Sample name={`${name} focus`}>
      <div data-focus>{children}</div>
    </Sample>
    <Sample name={`${name} active`}>
      <div data-active>{children}</div>
    </Sample>
  </>
);

export const variants = ['primary', 'line', 'solid', 'quiet'] as const;
