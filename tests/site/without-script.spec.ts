import { type Page, type Route, expect, test } from '@playwright/test';
import { withoutScript } from '../../content/company';
import { formTexts, landingLabels } from '../../content/forms/forms';
import { field } from '../support/console';
import { hydrated } from '../../tools/measure/hydrated';
import { ownMailbox } from '../support/mailbox';
import { sender, fillIn, post } from './without-script';

const landingRequest = {
  name: 'Marieke',
  email: 'marieke@voorbeeld.nl',
  phone: '06 12',
  address: 'Hof 1',
  description: 'Lek',
};

test.describe('before hydration the page is HTML that works', () => {
  test('a form is posted by the browser, with the names that the e-mail template knows', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await holdScripts(page);
    await page.goto('/contact');
    await fillIn(page, visitor);
    await post(page, formTexts.contact.submit);

    expect(await mails()).toMatchObject([{ ...sender(visitor), page: '/contact' }]);
  });

  test('so it is where the scripts fail', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await fillIn(page, visitor);
    await post(page, formTexts.contact.submit);

    expect(await mails()).toMatchObject([sender(visitor)]);
  });

  test('the browser refuses a form that is not complete', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await holdScripts(page);
    await page.goto('/contact');
    await fillIn(page, { ...visitor, phone: '' });
    await page.getByRole('button', { name: formTexts.contact.submit }).click();

    await expect(field(page, 'phone')).toBeFocused();
    expect(await mails()).toEqual([]);
  });

  test('a form that is only simulated is sent once the scripts have come', async ({ page }) => {
    const { arrive } = await holdScripts(page);
    await page.goto('/dakrenovatie');
    for (const [name, value] of Object.entries({ ...landingRequest }))
      await page.getByLabel(landingLabels[name as keyof typeof landingRequest], { exact: true }).fill(value);
    await page.getByRole('button', { name: formTexts.landing.submit }).click();
    await arrive();

    await expect(page.getByRole('button', { name: formTexts.landing.busy })).toHaveAttribute('aria-busy', 'true');
  });

  test('what was typed and chosen is given to the flow: normalised, kept, and there again after a reload', async ({
    page,
  }) => {
    const filledIn = async () => {
      await expect(field(page, 'name')).toHaveValue('Marieke de Groot');
      await expect(field(page, 'preferredDate')).toHaveValue('2027-03-01');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveValue('Dakisolatie');
    };
    const { arrive } = await holdScripts(page);
    await page.goto('/offerte');
    await field(page, 'name').fill('Marieke de Groot');
    await field(page, 'preferredDate').fill('2027-03-01');
    await page.getByRole('checkbox', { name: 'Dakisolatie' }).check();
    await arrive();
    await hydrated(field(page, 'name'));
    await filledIn();
    await page.reload();
    await hydrated(field(page, 'name'));
    await filledIn();
  });

  test('a menu opens, and closes once the scripts have come as any other does', async ({ page }) => {
    const { arrive } = await holdScripts(page);
    await page.goto('/laadpaal');
    await page.locator('summary', { hasText: 'Diensten' }).click();
    const services = page.locator('#diensten-menu').getByRole('link', { name: 'Demontage' });
    await expect(services).toBeVisible();
    await arrive();
    await hydrated(services);
    await expect(services).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(services).toBeHidden();
  });

  test('the customer type that was chosen is the one that the page has then', async ({ page }) => {
    const { arrive } = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('radio', { name: 'Zakelijk' }).check();
    await arrive();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bedrijfsdak/);
    await expect(page.getByRole('radio', { name: 'Zakelijk' })).toBeChecked();
  });

  test('a link to the fault wizard leads to a page that opens it', async ({ page }) => {
    const { arrive } = await holdScripts(page);
    await page.goto('/projecten');
    await page.getByRole('link', { name: 'Storing melden' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/storing=melden/);
    await arrive();

    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a script that comes late hydrates the page all the same', async ({ page }) => {
    await page.clock.install();
    const { arrive } = await holdScripts(page);
    await page.goto('/contact');
    await field(page, 'name').fill('Marieke de Groot');
    await page.clock.runFor(10_000);
    await arrive();
    await hydrated(field(page, 'name'));

    await expect(field(page, 'name')).toHaveValue('Marieke de Groot');
  });

  test('a font and pictures that never come hold up nobody', async ({ page }) => {
    await page.route(/\.(woff2|avif|webp|jpe?g)$/, () => {});
    await page.goto('/contact', { waitUntil: 'commit' });

    await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  });

  test('the calculator says to call where the scripts fail', async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/zonnepanelen');

    await expect(page.getByText(withoutScript)).toBeVisible();
  });
});

/** Scripts are pending until they fail or arrive. */
async function holdScripts(page: Page) {
  let held: Route[] | undefined = [];
  await page.route(/\/assets\/.*\.js/, (route) => (held ? void held.push(route) : route.continue()));
  const release = (end: (route: Route) => Promise<void>) => async () => {
    const routes = held ?? [];
    held = undefined;
    await Promise.all(routes.map(end));
  };
  return { fail: release((route) => route.abort()), arrive: release((route) => route.continue()) };
}
