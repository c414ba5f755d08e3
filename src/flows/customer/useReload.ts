import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CustomerType } from '../../../content/customers';
import { hasChosen, useCustomerType } from '../../customer-type';

/** Reloads a page that was loaded for another customer type. A visitor without a choice becomes the type of the page. */
export function useReload(loadedFor: CustomerType) {
  const router = useRouter();
  const customerType = useCustomerType((store) => store.customerType);

  useEffect(() => {
    if (customerType === loadedFor) return;
    if (hasChosen()) void router.invalidate();
    else useCustomerType.getState().choose(loadedFor);
  }, [customerType, loadedFor, router]);
}
