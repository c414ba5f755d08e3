import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CustomerType } from '../../../content/customers';
import { useCustomerType } from '../../customer-type';

/** Loads a page again that was loaded for another type of customer, wherever the type was chosen. */
export function useReload(loadedFor: CustomerType) {
  const router = useRouter();
  const customerType = useCustomerType((store) => store.customerType);

  useEffect(() => {
    if (customerType !== loadedFor) void router.invalidate();
  }, [customerType, loadedFor, router]);
}
