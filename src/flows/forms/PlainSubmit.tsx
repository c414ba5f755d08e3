import { useLocation } from '@tanstack/react-router';
import { company } from '../../../content/company';
import { Button } from '../../design/Button';
import { plainForm } from '../../services/email';

/** Without JavaScript the browser itself posts the form, whose fields have the names that the e-mail template knows. */
export function PlainSubmit({ label }: { label: string }) {
  const page = useLocation({ select: ({ pathname }) => pathname });

  return (
    <noscript>
      {Object.entries({ ...plainForm.account, to_name: company.name, page }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" formMethod="post" formAction={plainForm.action} formEncType="multipart/form-data">
        {label}
      </Button>
    </noscript>
  );
}
