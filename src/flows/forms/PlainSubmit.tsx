import { useLocation } from '@tanstack/react-router';
import { company } from '../../../content/company';
import { useCustomerType } from '../../customer-type';
import { Button } from '../../design/Button';
import { WithoutScript } from '../../design/WithoutScript';
import { plainForm } from '../../services/email';

/** Without a script the browser itself posts the form, whose fields have the names that the e-mail template knows. */
export function PlainSubmit({ label }: { label: string }) {
  const customerType = useCustomerType((store) => store.customerType);
  const page = useLocation({ select: ({ pathname }) => pathname });

  return (
    <WithoutScript>
      {Object.entries({ ...plainForm.account, to_name: company.name, customer_type: customerType, page }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Button type="submit" formMethod="post" formAction={plainForm.action} formEncType="multipart/form-data">
        {label}
      </Button>
    </WithoutScript>
  );
}
