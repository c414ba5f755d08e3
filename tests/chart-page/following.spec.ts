import { expect, test } from '@playwright/test';
import { formTexts } from '../../content/forms/forms';
import { desktop, status, takeSteps, view } from './chart-page';

test.use(desktop);

test.describe('the page beside the chart', () => {
  test('brings the flow into view where its part is far down, and begins each path on a clean page', async ({
    page,
  }) => {
    await page.goto('/charts#landingRequest');
    const name = view(page).getByLabel('Naam', { exact: true });
    await expect(name).toBeInViewport();
    await name.fill('Marieke');
    await page.getByText(/^Paths of the tests/).click();
    await page
      .getByRole('button', { name: /^\d+\. Verstuurd, E-mailadres/ })
      .first()
      .click();
    await takeSteps(page, 1, 1, 2);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('');
    await expect(status(page)).toHaveText(/^Playing/);

    await page.getByText(/^Log/).click();
    const broken = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
    await page.getByLabel('Open a recording').setInputFiles(broken);
    await expect(page.getByRole('alert')).toHaveText('This file is no recording.');
    await expect(status(page)).toHaveText('In landingRequest.editing');
  });

  test('brings what a step changes into view', async ({ page }) => {
    await page.goto('/charts#quote');
    await page.getByText(/^Paths of the tests/).click();
    await page
      .getByRole('button', { name: /Verstuurd, Bezorging afgelopen: bezorgd$/ })
      .first()
      .click();
    await takeSteps(page, 1, 2, 9);
    await expect(view(page).getByLabel('Naam')).toBeInViewport({ ratio: 1 });
    await takeSteps(page, 3, 8, 9);
    await expect(view(page).getByRole('button', { name: formTexts.quote.busy })).toBeInViewport({ ratio: 1 });
  });

  // Opens a closed `details` that is out of view (`bringChangesIntoView`).
  test('brings what a step opens into view', async ({ page }) => {
    await page.goto('/charts#vacancies');
    await page.getByText(/^Paths of the tests/).click();
    await page
      .getByRole('button', { name: /^\d+\. Vacature opengeklapt: servicemonteur/ })
      .first()
      .click();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
    await expect(view(page).locator('details[open]')).toBeInViewport();
  });

  test('plays a path on the flow that is chosen, also where that is far down the page', async ({ page }) => {
    await page.goto('/charts#carousel');
    await page.getByText(/^Paths of the tests/).click();
    await page
      .getByRole('button', { name: /^\d+\. Volgende/ })
      .first()
      .click();
    const flow = page.getByRole('combobox', { name: 'Flow' });
    await expect(flow.getByRole('option')).toHaveCount(2);
    await flow.selectOption({ index: 1 });
    await expect(view(page).getByRole('button', { name: 'Volgende review' })).toBeInViewport();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(view(page).getByRole('button', { name: 'Review 2' })).toHaveAttribute('aria-current', 'true');

    await flow.selectOption({ index: 0 });
    await expect(page.getByText(/^Step 1 of \d+: another flow took the steps$/)).toBeVisible();
  });

  test('says when the view fails, and opens no page that is none', async ({ page }) => {
    await page.goto('/charts#fault');
    await expect(status(page)).toHaveText('In fault.type');
    await page.getByText(/^Possible now/).click();
    await page.getByLabel('Another event').fill('{ "type": "issueType.choose", "issueType": "bogus" }');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/^The page failed: /);

    const address = page.getByRole('textbox', { name: 'Page' });
    // The wizard closes when it fails, and with it goes its parameter.
    await expect(address).toHaveValue('/contact');
    for (const wrong of ['', '/charts', 'https://elsewhere.example/']) {
      await address.fill(wrong);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(address).toHaveJSProperty('validity.valid', false);
    }
    await address.fill('/contact?scenario=toString');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText("There is no scenario 'toString'.");
  });

  test('shows where the page is, and leaves an address alone that somebody types', async ({ page }) => {
    await page.goto('/charts#contact');
    const address = page.getByRole('textbox', { name: 'Page' });
    await expect(address).toHaveValue('/contact');
    await address.fill('/off');
    await view(page).getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click();
    await expect(view(page).getByRole('heading', { level: 1 })).toHaveText(/partner/);
    await expect(address).toHaveValue('/off');

    await address.fill('/offerte');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(address).toHaveValue('/offerte');
    await view(page).getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click();
    await expect(address).toHaveValue('/over-ons');

    await address.fill('/charts');
    await expect(address).toHaveJSProperty('validity.valid', false);
    await page.getByRole('navigation').getByRole('button', { name: 'quote', exact: true }).click();
    await expect(address).toHaveValue('/offerte');
    await expect(address).toHaveJSProperty('validity.valid', true);
  });

  test('follows the first flow of several, and the one that is chosen', async ({ page }) => {
    await page.goto('/charts#disclosure');
    await expect(status(page)).toHaveText('In disclosure.closed');
    await view(page).locator('#mobiel-menu > summary').click();
    await expect(status(page)).toHaveText('In disclosure.open');

    const flow = page.getByRole('combobox', { name: 'Flow' });
    await expect(flow.getByRole('option', { selected: true })).toContainText('mobiel-menu');
    await flow.selectOption({ index: 0 });
    await expect(status(page)).toHaveText('In disclosure.closed');
    await page.getByText(/^Log/).click();
    await expect(page.getByRole('list', { name: 'Entries' })).toContainText('disclosure mobiel-menu: toggle');
  });

  test('plays a path of the clip, whose film is withheld, on a page that has one', async ({ page }) => {
    await page.goto('/charts#clip');
    await expect(status(page)).toHaveText(/^In clip\./);
    await page.getByText(/^Paths of the tests/).click();
    await page.getByRole('button', { name: /^1\. Weer losgelaten/ }).click();
    await takeSteps(page, 1, 6, 6);
  });
});
