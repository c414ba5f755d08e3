import { useLocation } from '@tanstack/react-router';
import { company } from '../../../content/company';
import { useCustomerType } from '../../customer-type';
import { plainForm } from '../../services/email';

/** Hidden fields that the e-mail template requires when the browser itself posts the form. */
export function PlainFields() {
  const customerType = useCustomerType((store) => store.customerType);
  const page = useLocation({ select: ({ pathname }) => pathname });
  const values = { ...plainForm.account, to_name: company.name, customer_type: customerType, page };

  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
