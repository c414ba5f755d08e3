import { type Page, expect, test } from '@playwright/test';
import { withoutScript } from '../../content/company';
import { formTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { field, toasts } from '../support/console';
import { hydrated } from '../../tools/measure/hydrated';
import { ownMailbox } from '../support/mailbox';
import { sender, fillIn } from './without-script';

test.describe('extension: a script that a later version of the site no longer has', () => {
  /** The entry script is gone as well, until the page reloads. */
  const deploy = async (page: Page, name: string) => {
    const gone = (url: URL) =>
      url.pathname.startsWith('/assets/') && new RegExp(`/(${name}|client|shared|routes)-`).test(url.pathname);
    await page.route(gone, (route) =>
      route.request().resourceType() === 'fetch' || route.request().url().includes(name)
        ? route.fulfill({ status: 404 })
        : route.fallback(),
    );
    return () => page.unroute(gone);
  };

  test('of the fault wizard: the page is loaded anew, with the wizard', async ({ page }) => {
    await page.goto('/contact');
    const opener = page.getByRole('link', { name: 'Storing melden' }).filter({ visible: true }).first();
    await hydrated(opener);
    const arrive = await deploy(page, 'FaultWizard');
    const loaded = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
    await opener.click();
    await loaded;
    await page.waitForRequest((request) => request.isNavigationRequest());
    await arrive();

    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('of the fault wizard, which is not a new version: the page says to call, and the next press is another try', async ({
    page,
  }) => {
    const told: string[] = [];
    page.on('dialog', (dialog) => {
      told.push(dialog.message());
      return dialog.accept();
    });
    await page.route('**/assets/FaultWizard-*.js*', (route) => route.abort());
    await page.goto('/contact');
    const opener = page.getByRole('link', { name: 'Storing melden' }).filter({ visible: true }).first();
    await hydrated(opener);
    await opener.click();
    await expect.poll(() => told).toEqual([withoutScript]);
    await expect(page).toHaveURL('/contact');
    await page.unroute('**/assets/FaultWizard-*.js*');
    await opener.click();

    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('of the later steps of the calculator: the page is loaded anew, with the address', async ({ page }) => {
    await page.goto('/zonnepanelen');
    await hydrated(page.getByLabel('Postcode'));
    const arrive = await deploy(page, 'later-steps');
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByLabel('Postcode').fill('3811 LM');
    await page.getByLabel('Huisnummer').fill('1');
    await loaded;
    await arrive();
    await expect(page.getByLabel('Postcode')).toHaveValue('3811 LM');
    await expect(page.getByLabel('Huisnummer')).toHaveValue('1');
    await page.getByRole('button', { name: 'Bereken uw besparing' }).click();

    await expect(page.getByRole('button', { name: 'Naar uw dak' })).toBeVisible();
  });
});

test.describe('extension: without storage', () => {
  test('a form can be sent', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/contact');
    await hydrated(field(page, 'name'));
    await fillIn(page, visitor);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    await expect(toasts(page)).toHaveText([new RegExp(messages['contact.sent'])]);

    expect(await mails()).toMatchObject([sender(visitor)]);
  });
});
