import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isForBusinessOnly } from '../../../content/catalogue';

interface Props {
  service: string;
  className?: string;
  children: ReactNode;
}

/** Leads to a service. One that only businesses have is asked for as a business, whoever follows the link (D14). */
export const ServiceLink = ({ service, ...look }: Props) => {
  const forBusiness = isForBusinessOnly(service);
  return (
    <Link
      to="/diensten/$serviceId"
      params={{ serviceId: service }}
      search={{ klant: forBusiness ? 'zakelijk' : undefined }}
      // Before the link is followed, there may be no such service for this customer.
      preload={forBusiness ? false : undefined}
      {...look}
    />
  );
};
