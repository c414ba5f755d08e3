import { type Page, expect } from '@playwright/test';
import { company } from '../../content/company';
import { field } from '../support/console';
import { contactDetails } from '../forms/forms.model';

export const sender = (visitor: typeof contactDetails | Record<'name' | 'email' | 'phone', string>) => ({
  to_name: company.name,
  from_name: visitor.name,
  from_email: visitor.email,
  phone: visitor.phone,
});

export async function fillIn(page: Page, values: Partial<Record<Parameters<typeof field>[1], string>>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as Parameters<typeof field>[1]).fill(value);
  }
}

export async function post(page: Page, label: string) {
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
}
