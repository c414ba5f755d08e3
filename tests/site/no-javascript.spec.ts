import { expect, test } from '@playwright/test';
import { customers } from '../../content/customers';
import { withoutScript } from '../../content/company';
import { formTexts } from '../../content/forms/forms';
import { questions } from '../../content/questions';
import { field } from '../support/console';
import { ownMailbox } from '../support/mailbox';
import { workAddress } from '../forms/forms.model';
import { sender, fillIn, post } from './without-script';

test.describe('extension: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form arrives', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await page.goto('/contact');
    await fillIn(page, visitor);
    await post(page, formTexts.contact.submit);

    expect(await mails()).toEqual([
      { ...sender(visitor), message: '', page: '/contact', customer_type: 'particulier', website: '' },
    ]);
  });

  test('Enter sends a form as well', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await page.goto('/contact');
    await fillIn(page, visitor);
    await field(page, 'phone').press('Enter');
    await expect(page.getByText('OK', { exact: true })).toBeVisible();

    expect(await mails()).toMatchObject([sender(visitor)]);
  });

  test('the form of /offerte arrives with every service', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await page.goto('/offerte');
    for (const name of ['Dakisolatie', 'Dakonderhoud']) await page.getByRole('checkbox', { name }).check();
    await fillIn(page, { ...visitor, ...workAddress, preferredDate: '2027-03-01' });
    await post(page, formTexts.quote.submit);

    expect(await mails()).toMatchObject([
      {
        ...sender(visitor),
        address: workAddress.address,
        postal_code: workAddress.postalCode,
        city: workAddress.city,
        preferred_date: '2027-03-01',
        selected_services: 'Dakonderhoud, Dakisolatie',
      },
    ]);
  });

  test('a form that is not filled in stays where it is', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: formTexts.contact.submit }).click();

    await expect(page).toHaveURL('/contact');
  });

  test('calculator and landing form, which only simulates, say to call', async ({ page }) => {
    for (const path of ['/zonnepanelen', '/laadpaal']) {
      await page.goto(path);
      await expect(page.getByText(withoutScript)).toBeVisible();
    }
  });
});

test.describe('extension: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [menu, width] of [
    ['diensten-menu', 1440],
    ['regio-menu', 1440],
    ['mobiel-menu', 390],
  ] as const) {
    test(`the menu '${menu}' opens`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/laadpaal');
      await page.locator(`#${menu} > summary`).click();

      await expect(page.locator(`#${menu}`).getByRole('link').first()).toBeVisible();
    });
  }

  test('nothing is offered that would not answer', async ({ page }) => {
    await page.goto('/');

    await expect(page.getByRole('radiogroup', { name: 'Type klant' })).toBeHidden();
    await page.locator('#diensten-menu > summary').click();
    await expect(page.getByText(customers.particulier.menu.current)).toBeVisible();
    await expect(page.getByRole('button', { name: customers.particulier.menu.switch })).toBeHidden();
  });

  test('every answer can be read', async ({ page }) => {
    await page.goto('/laadpaal');
    for (const { answer } of questions.laadpaal) await expect(page.getByText(answer)).toBeVisible();
  });

  test('a fault is reported by calling, on /contact', async ({ page }) => {
    await page.goto('/laadpaal');
    await expect(page.getByRole('link', { name: 'Storing melden' }).first()).toHaveAttribute('href', /^\/contact/);
  });
});
