import type { CustomerType } from '../../../content/customers';
import { customerTypes, useCustomerType } from '../../customer-type';
import { cover } from '../../design/Choice/Choice.css';
import { useHydratedElement } from '../../design/hydration/useHydratedElement';
import * as styles from './customer.css';

const names = { particulier: 'Particulier', zakelijk: 'Zakelijk' };

export const CustomerTypeSwitch = () => (
  <div className={styles.group} role="radiogroup" aria-label="Type klant">
    {customerTypes.map((type) => (
      <Choice key={type} type={type} />
    ))}
  </div>
);

function Choice({ type }: { type: CustomerType }) {
  const { customerType, choose } = useCustomerType();
  const chosen = type === customerType;
  const input = useHydratedElement<HTMLInputElement>(({ checked }) => {
    if (checked && !chosen && type !== 'particulier') choose(type);
  });
  return (
    <label className={styles.choice}>
      <input
        ref={input}
        type="radio"
        name="klant"
        value={type}
        // Browsers that restore form controls would override the choice made since.
        autoComplete="off"
        className={cover}
        checked={chosen}
        onChange={() => choose(type)}
      />
      {names[type]}
    </label>
  );
}
