import { type Page, expect, test } from '@playwright/test';
import { company, withoutScript } from '../content/company';
import { field } from './support/console';
import { ownMailbox } from './support/mailbox';
import { contactDetails, workAddress } from './forms/forms.model';

test.use({ javaScriptEnabled: false });

test.describe('extension: without JavaScript', () => {
  test('the contact form arrives', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await page.goto('/contact');
    await fillIn(page, visitor);
    await post(page);

    expect(await mails()).toEqual([{ ...sender(visitor), message: '', page: '/contact', website: '' }]);
  });

  test('the form of /offerte arrives with every service', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await page.goto('/offerte');
    for (const name of ['Dakisolatie', 'Dakonderhoud']) await page.getByRole('checkbox', { name }).check();
    await fillIn(page, { ...visitor, ...workAddress });
    await post(page);

    expect(await mails()).toMatchObject([
      {
        ...sender(visitor),
        address: workAddress.address,
        postal_code: workAddress.postalCode,
        city: workAddress.city,
        preferred_date: '',
        // In the order of the page.
        selected_services: 'Dakonderhoud, Dakisolatie',
      },
    ]);
  });

  test('a form that is not filled in stays where it is', async ({ page }) => {
    await page.goto('/contact');
    await plainButton(page).click();

    await expect(page).toHaveURL('/contact');
  });

  test('calculator and landing form, which only simulates, say to call', async ({ page }) => {
    for (const path of ['/zonnepanelen', '/laadpaal']) {
      await page.goto(path);
      // Playwright reads no text in `noscript`.
      await expect(page.locator('noscript').first()).toBeVisible();
      expect(await page.content()).toContain(withoutScript);
    }
  });
});

const sender = (visitor: typeof contactDetails | Record<'name' | 'email' | 'phone', string>) => ({
  to_name: company.name,
  from_name: visitor.name,
  from_email: visitor.email,
  phone: visitor.phone,
});

async function fillIn(page: Page, values: Partial<Record<Parameters<typeof field>[1], string>>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as Parameters<typeof field>[1]).fill(value);
  }
}

const plainButton = (page: Page) => page.locator('noscript button');

async function post(page: Page) {
  await plainButton(page).click();
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
}
