import { create } from 'zustand';
import type { CustomerType } from '../content/customers';

export const customerTypes = ['particulier', 'zakelijk'] as const satisfies readonly CustomerType[];

interface CustomerTypeStore {
  customerType: CustomerType;
  choose: (customerType: CustomerType) => void;
}

const KEY = 'klant';

/** D2. Starts as `particulier`, as the prerendered pages do; what was chosen before is recalled after hydration. */
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

/** Whether the visitor, or the link that was followed, has said what kind of customer this is. */
export const hasChosen = () => useCustomerType.getState() !== useCustomerType.getInitialState();

/** Returns the customer type that a URL or storage names, if it names one. */
export const customerTypeIn = (name: unknown): CustomerType | undefined => customerTypes.find((type) => type === name);

/** Chooses what was chosen on an earlier visit. */
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
