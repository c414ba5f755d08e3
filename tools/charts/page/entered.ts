import type { FormEvent } from 'react';

/** Returns the value of a field of a form that is submitted, and keeps the page. */
export function entered(event: FormEvent<HTMLFormElement>, field: string): string {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(field));
}
