import { type Page, type Route, expect, test } from '@playwright/test';
import { company, withoutScript } from '../../content/company';
import { formTexts, landingLabels } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { questions } from '../../content/questions';
import { field, toasts } from '../support/console';
import { hydrated } from '../../tools/measure/hydrated';
import { ownMailbox } from '../support/mailbox';
import { contactDetails, workAddress } from '../forms/forms.model';

const landingRequest = {
  name: 'Marieke',
  email: 'marieke@voorbeeld.nl',
  phone: '06 12',
  address: 'Hof 1',
  description: 'Lek',
};

test.describe('before hydration the page is HTML that works', () => {
  test('a form is posted by the browser, with the names that the e-mail template knows', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await holdScripts(page);
    await page.goto('/contact');
    await fillIn(page, visitor);
    await post(page, formTexts.contact.submit);

    expect(await mails()).toMatchObject([{ ...sender(visitor), page: '/contact' }]);
  });

  test('so it is where the scripts fail', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await fillIn(page, visitor);
    await post(page, formTexts.contact.submit);

    expect(await mails()).toMatchObject([sender(visitor)]);
  });

  test('the browser refuses a form that is not complete', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
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

test.describe('extension: a script that a later version of the site no longer has', () => {
  /** Neither is the script that asks for it, until the page is loaded anew. */
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
    const { visitor, mails } = await ownMailbox(page);
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

test.describe('extension: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form arrives', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await page.goto('/contact');
    await fillIn(page, visitor);
    await post(page, formTexts.contact.submit);

    expect(await mails()).toEqual([
      { ...sender(visitor), message: '', page: '/contact', customer_type: 'particulier', website: '' },
    ]);
  });

  test('Enter sends a form as well', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await page.goto('/contact');
    await fillIn(page, visitor);
    await field(page, 'phone').press('Enter');
    await expect(page.getByText('OK', { exact: true })).toBeVisible();

    expect(await mails()).toMatchObject([sender(visitor)]);
  });

  test('the form of /offerte arrives with every service', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
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
        // In the order of the page.
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

/** Scripts are on their way until they fail or arrive. */
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

async function post(page: Page, label: string) {
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
}
