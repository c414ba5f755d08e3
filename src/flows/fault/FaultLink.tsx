import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** D3: opens the fault wizard over the page, which stays as it is. */
export const FaultLink = (props: Props) => (
  <Link to="." search={(search) => ({ ...search, storing: 'melden' })} state resetScroll={false} {...props} />
);
