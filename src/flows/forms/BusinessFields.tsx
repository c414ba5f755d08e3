import type { BusinessField } from '../../../machines/forms/forms.rules';
import { useCustomerType } from '../../customer-type';
import { type FieldActor, FormField } from './FormField';
import * as styles from './forms.css';

/** Asked of a business alone (D41). */
export function BusinessFields({ form }: { form: FieldActor<BusinessField> }) {
  const business = useCustomerType((store) => store.customerType === 'zakelijk');
  if (!business) return null;
  return (
    <div className={styles.row}>
      <FormField form={form} field="companyName" optional />
      <FormField form={form} field="kvk" optional />
    </div>
  );
}
