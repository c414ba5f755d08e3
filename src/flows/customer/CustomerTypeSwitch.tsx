import { customerTypes, useCustomerType } from '../../customer-type';
import { answered } from '../../design/painted';
import * as styles from './customer.css';

const names = { particulier: 'Particulier', zakelijk: 'Zakelijk' };

export function CustomerTypeSwitch() {
  const { customerType, choose } = useCustomerType();

  return (
    <div className={styles.group} role="group" aria-label="Type klant">
      {customerTypes.map((type) => (
        <button
          key={type}
          type="button"
          className={styles.choice}
          aria-pressed={type === customerType}
          onClick={answered(() => choose(type))}
        >
          {names[type]}
        </button>
      ))}
    </div>
  );
}
