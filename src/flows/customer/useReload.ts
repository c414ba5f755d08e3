import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CustomerType } from '../../../content/customers';
import { hasChosen, useCustomerType } from '../../customer-type';

/**
 * Loads a page again that was loaded for another type of customer, wherever the type was chosen. Who has chosen none
 * becomes the customer that the page is for.
 */
export function useReload(loadedFor: CustomerType) {
  const router = useRouter();
  const customerType = useCustomerType((store) => store.customerType);

  useEffect(() => {
    if (customerType === loadedFor) return;
    if (hasChosen()) void router.invalidate();
    else useCustomerType.getState().choose(loadedFor);
  }, [customerType, loadedFor, router]);
}
