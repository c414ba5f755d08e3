import { Link, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withWizard } from '../../effects/same-page';

interface Props {
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** D3: opens the fault wizard over the page. Without a script it links to the phone numbers. */
export const FaultLink = (props: Props) => <Link {...withWizard} to={useHydrated() ? '.' : '/contact'} {...props} />;
