import type { FormEvent } from 'react';

export function entered(event: FormEvent<HTMLFormElement>, field: string): string {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(field));
}
