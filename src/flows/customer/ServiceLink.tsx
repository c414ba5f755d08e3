import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isForBusinessOnly } from '../../../content/catalogue';

interface Props {
  service: string;
  className?: string;
  children: ReactNode;
}

/** Links to a service. A service for businesses only opens as a business, for every visitor (D14). */
export const ServiceLink = ({ service, ...look }: Props) => {
  const forBusiness = isForBusinessOnly(service);
  return (
    <Link
      to="/diensten/$serviceId"
      params={{ serviceId: service }}
      search={{ klant: forBusiness ? 'zakelijk' : undefined }}
      // Before the click the service may not exist for this customer type.
      preload={forBusiness ? false : undefined}
      {...look}
    />
  );
};
