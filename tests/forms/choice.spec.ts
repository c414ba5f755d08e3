import { type Page, expect } from '@playwright/test';
import { fieldLabels } from '../../content/forms/forms';
import { left } from '../calculator/calculator.model';
import { field, test } from '../support/console';
import { comeBackTo, visit } from '../support/page';

/** On phones it is in a fold, which says how many of it are chosen. */
const service = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true, includeHidden: true });

test.describe('D42: a link carries along what was chosen', () => {
  test('a panel of home is named in the message, its service ticked', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('article', { name: 'Aurea 430' }).getByRole('link', { name: 'Vraag offerte aan' }).click();

    await expect(service(page, 'Zonnepanelen installatie')).toBeChecked();
    await expect(page.getByLabel(fieldLabels.message)).toHaveValue('Paneel: Aurea 430');
    await expect(page).toHaveURL('/offerte?keuze=aurea-430');
  });

  test('the page of a service ticks it, also by an address that was kept', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/diensten/dakisolatie');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Vraag offerte aan' }).last().click();
    await expect(service(page, 'Dakisolatie')).toBeChecked();

    await page.reload();
    await expect(service(page, 'Dakisolatie')).toBeChecked();
    await expect(page.getByRole('main')).toContainText('1 dienst gekozenDakisolatie');
    await page.locator('summary', { hasText: 'Isolatie1 gekozen' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  test('what is no choice is as if it were not there', async ({ page }) => {
    await visit(page, '/offerte?keuze=constructor');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('the address that the calculator found is filled in', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await comeBackTo(page, 'calculator', left('roof'));
    await page.goto('/offerte');

    await expect(field(page, 'address')).toHaveValue('Stadhuisplein 1');
    await expect(field(page, 'postalCode')).toHaveValue('3811 LM');
    await expect(field(page, 'city')).toHaveValue('Amersfoort');
  });
});
