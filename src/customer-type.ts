import { create } from 'zustand';
import type { CustomerType } from '../content/customers';

export const customerTypes = ['particulier', 'zakelijk'] as const satisfies readonly CustomerType[];

interface CustomerTypeStore {
  customerType: CustomerType;
  choose: (customerType: CustomerType) => void;
}

const KEY = 'klant';

/** D2. Starts as `particulier`, as the prerendered pages do; the stored choice is recalled after hydration. */
export const useCustomerType = create<CustomerTypeStore>((set) => ({
  customerType: 'particulier',
  choose: (customerType) => {
    set({ customerType });
    try {
      localStorage.setItem(KEY, customerType);
    } catch {
      // Storage can be blocked or full: the choice then holds for this visit.
    }
  },
}));

export const hasChosen = () => useCustomerType.getState() !== useCustomerType.getInitialState();

export const customerTypeIn = (name: unknown): CustomerType | undefined => customerTypes.find((type) => type === name);

export function recallCustomerType(): void {
  const customerType = customerTypeIn(stored());
  if (customerType) useCustomerType.getState().choose(customerType);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
