import type { ComponentProps } from 'react';
import * as styles from './qa.css';

export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.button} {...props} />
);
