import { Link, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** D3: opens the fault wizard over the page, which stays as it is; also where the address is that of no page. */
/** Without a script it leads to whom to call. */
export const FaultLink = (props: Props) => (
  <Link
    to={useHydrated() ? '.' : '/contact'}
    unsafeRelative="path"
    search={(search) => ({ ...search, storing: 'melden' })}
    state
    resetScroll={false}
    data-again
    {...props}
  />
);
