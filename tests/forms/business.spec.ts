import { type Page, expect } from '@playwright/test';
import { fieldLabels, formTexts } from '../../content/forms/forms';
import { reviews } from '../../content/reviews';
import { messages } from '../../content/messages';
import { left } from '../calculator/calculator.model';
import { field, test, toasts } from '../support/console';
import { ownMailbox } from '../support/mailbox';
import { comeBackTo, visit } from '../support/page';

const asked = (page: Page) =>
  page.getByRole('main').getByLabel(new RegExp(`^(${fieldLabels.companyName}|${fieldLabels.kvk}) `));

test.describe('§1 Customer type, D41: what a business is asked and told', () => {
  test('a message names the business, a private customer is not asked', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await visit(page, '/contact');
    await expect(asked(page)).toHaveCount(0);

    await visit(page, '/contact?klant=zakelijk');
    for (const name of ['name', 'email', 'phone'] as const) await field(page, name).fill(visitor[name]);
    await page.getByLabel(fieldLabels.companyName).fill('Bakkerij De Groot');
    await page.getByLabel(fieldLabels.kvk).fill('32012345');
    await page.getByRole('button', { name: formTexts.contact.submit }).click();

    await expect(toasts(page)).toContainText([messages['contact.sent']]);
    expect(await mails()).toMatchObject([
      { company_name: 'Bakkerij De Groot', kvk: '32012345', customer_type: 'zakelijk' },
    ]);
  });

  for (const path of ['/offerte', '/laadpaal', '/diensten/dakisolatie']) {
    test(`the form of ${path} asks it as well`, async ({ page }) => {
      await visit(page, `${path}?klant=zakelijk`);

      await expect(asked(page)).toHaveCount(2);
    });
  }

  for (const [path, title] of [
    ['/laadpaal', 'Laadpalen bij uw bedrijf'],
    ['/dakrenovatie', 'Een bedrijfsdak dat weer jaren meegaat'],
    ['/kozijnen-deuren', 'Kozijnen en deuren voor uw pand'],
    ['/zonnepanelen', 'Wat levert uw bedrijfsdak op?'],
  ]) {
    test(`${path} speaks to it`, async ({ page }) => {
      await visit(page, `${path}?klant=zakelijk`);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    });
  }

  test('the calculator speaks of no household', async ({ page }) => {
    await visit(page, '/zonnepanelen?klant=zakelijk');
    await comeBackTo(page, 'calculator', left('usage'));

    await expect(page.getByRole('button', { name: 'Kantoor: 10.000' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/huishouden|gezin/i);
  });
});

test.describe('§1 Customer type: home', () => {
  test('has services, figures and reviews of businesses', async ({ page }) => {
    await visit(page, '/?klant=zakelijk');
    const main = page.getByRole('main');

    await expect(main.getByRole('heading', { name: 'Een team uit Amersfoort. Eén projectleider.' })).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: 'storingsdienst' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Laadplein/ })).toBeVisible();
    await expect(main.getByText(reviews.zakelijk[0]!.text)).toBeVisible();
    await expect(main).not.toContainText(reviews.particulier[0]!.text);
  });
});
