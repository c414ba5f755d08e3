import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { customerTypes, useCustomerType } from '../../customer-type';
import * as styles from './customer.css';

const names = { particulier: 'Particulier', zakelijk: 'Zakelijk' };

export function CustomerTypeSwitch() {
  const { customerType, choose } = useCustomerType();
  useReloadOnChange();

  return (
    <div className={styles.group} role="group" aria-label="Type klant">
      {customerTypes.map((type) => (
        <button
          key={type}
          type="button"
          className={styles.choice}
          aria-pressed={type === customerType}
          onClick={() => choose(type)}
        >
          {names[type]}
        </button>
      ))}
    </div>
  );
}

/** What a page was loaded for one type of customer is loaded again for the other, wherever that was chosen. */
function useReloadOnChange() {
  const router = useRouter();

  useEffect(() => {
    const loadedFor = useCustomerType.getInitialState();
    if (useCustomerType.getState().customerType !== loadedFor.customerType) void router.invalidate();
    return useCustomerType.subscribe((now, before) => {
      if (now.customerType !== before.customerType) void router.invalidate();
    });
  }, [router]);
}
