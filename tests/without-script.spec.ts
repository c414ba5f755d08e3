import { type Page, type Route, expect, test } from '@playwright/test';
import { company, withoutScript } from '../content/company';
import { formTexts } from '../content/forms';
import { messages } from '../content/messages';
import { questions } from '../content/questions';
import { field, toasts } from './support/console';
import { comeToLife, isTakenOver } from '../tools/taken-over';
import { ownMailbox } from './support/mailbox';
import { holdBack } from './support/page';
import { contactDetails, workAddress } from './forms/forms.model';

/** The document is not at its end before the first of its scripts has come. */
const asSoonAsItIsRead = { waitUntil: 'commit' } as const;

test.describe('extension: a script that does not come', () => {
  test('the contact form arrives all the same', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto('/contact');
    await expect(plainButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: formTexts.contact.submit })).toHaveCount(1);
    await fillIn(page, visitor);
    await post(page);

    expect(await mails()).toMatchObject([{ ...sender(visitor), page: '/contact' }]);
  });

  test('what was sent before it failed to come, is posted all the same', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    const { fail } = await holdScripts(page);
    await page.goto('/contact', asSoonAsItIsRead);
    await fillIn(page, visitor);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    await fail();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();

    expect(await mails()).toMatchObject([{ ...sender(visitor), page: '/contact' }]);
  });

  test('where it is one of many, nothing of the page is taken over, and what was sent is posted', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    const { fail } = await holdScripts(page, 'contact');
    await page.goto('/contact');
    await fillIn(page, visitor);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    await page.waitForFunction(() => 'start' in window);
    expect(await field(page, 'name').evaluate(isTakenOver)).toBe(false);
    await fail();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();

    expect(await mails()).toMatchObject([sender(visitor)]);
  });

  test('what was sent before it came is sent when it comes, whatever else was pressed meanwhile', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    const { arrive } = await holdScripts(page);
    await page.goto('/contact', asSoonAsItIsRead);
    await fillIn(page, visitor);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Zakelijk' }).click();
    await arrive();
    await expect(toasts(page)).toHaveText([new RegExp(messages['contact.sent'])]);

    expect(await mails()).toMatchObject([sender(visitor)]);
  });

  test('what was sent before it came is refused in words of ours, by the keyboard as well', async ({ page }) => {
    const { arrive } = await holdScripts(page);
    await page.goto('/contact', asSoonAsItIsRead);
    await field(page, 'name').press('Enter');
    await arrive();

    await expect(page.getByRole('alert').getByRole('heading')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  });

  test('who types on after sending too little is not called back from it', async ({ page }) => {
    const { arrive } = await holdScripts(page);
    await page.goto('/contact', asSoonAsItIsRead);
    await field(page, 'name').press('Enter');
    await field(page, 'email').pressSequentially('marieke');
    await arrive();
    await comeToLife(field(page, 'name'));

    await expect(field(page, 'email')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('where it fails to come, the browser refuses what was sent', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    const { fail } = await holdScripts(page);
    await page.goto('/contact', asSoonAsItIsRead);
    await fillIn(page, visitor);
    await field(page, 'phone').fill('');
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    await expect(field(page, 'phone')).not.toBeFocused();
    await fail();

    await expect(field(page, 'phone')).toBeFocused();
    expect(await mails()).toEqual([]);
  });

  test('who goes on to another page before it comes is told that what was sent has not arrived', async ({ page }) => {
    const { visitor } = await ownMailbox(page);
    await holdBack(page, /\/email\/send$/);
    const { arrive } = await holdScripts(page);
    await page.goto('/contact', asSoonAsItIsRead);
    await fillIn(page, visitor);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Projecten' }).click();
    await expect(page).toHaveURL('/contact');
    await arrive();
    await expect(page).toHaveURL('/projecten');

    await expect(toasts(page)).toHaveText([messages['form.interrupted']]);
  });

  test('one that hangs is waited for for ten seconds', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/contact', asSoonAsItIsRead);
    await fillIn(page, visitor);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    await page.clock.runFor(9_000);
    await expect(plainButton(page)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(page.getByText('OK', { exact: true })).toBeVisible();

    expect(await mails()).toMatchObject([sender(visitor)]);
  });

  test('one that comes late after all takes the page over', async ({ page }) => {
    await page.clock.install();
    const { arrive } = await holdScripts(page);
    await page.goto('/contact', asSoonAsItIsRead);
    await field(page, 'name').fill('Marieke de Groot');
    await page.clock.runFor(10_000);
    await expect(plainButton(page)).toBeVisible();
    await arrive();
    await comeToLife(field(page, 'name'));

    await expect(plainButton(page)).toBeHidden();
    await expect(field(page, 'name')).toHaveValue('Marieke de Groot');
  });

  test('what was filled in before it came is there again after each reload, until it is taken out', async ({
    page,
  }) => {
    const filledIn = async () => {
      await expect(field(page, 'name')).toHaveValue('Marieke de Groot');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveValue('Dakisolatie');
    };
    const { arrive } = await holdScripts(page);
    await page.goto('/offerte', asSoonAsItIsRead);
    await field(page, 'name').fill('Marieke de Groot');
    await page.getByRole('checkbox', { name: 'Dakisolatie' }).check();
    await page.reload(asSoonAsItIsRead);
    await filledIn();
    await arrive();
    await comeToLife(field(page, 'name'));
    await page.reload();
    await comeToLife(field(page, 'name'));
    await filledIn();
    await field(page, 'name').fill('');
    await page.getByRole('checkbox', { name: 'Dakisolatie' }).uncheck();
    await page.reload();
    await comeToLife(field(page, 'name'));

    await expect(field(page, 'name')).toHaveValue('');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('a date is chosen before it has come, and is there again after a reload', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/offerte', asSoonAsItIsRead);
    await field(page, 'preferredDate').focus();
    await expect(field(page, 'preferredDate')).toHaveAttribute('type', 'date');
    await field(page, 'preferredDate').fill('2027-03-01');
    await page.reload(asSoonAsItIsRead);
    await expect(field(page, 'preferredDate')).toHaveValue('2027-03-01');
    await field(page, 'preferredDate').focus();

    await expect(field(page, 'preferredDate')).toHaveAttribute('type', 'date');
    await expect(field(page, 'preferredDate')).toHaveValue('2027-03-01');
  });

  test('a font and pictures that never come hold up nobody', async ({ page }) => {
    const { visitor, mails } = await ownMailbox(page);
    await page.route(/\.(woff2|avif|webp|jpe?g)$/, () => {});
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page, visitor);
    await page.getByRole('button', { name: formTexts.contact.submit }).click();
    await expect(toasts(page)).toHaveText([new RegExp(messages['contact.sent'])]);

    expect(await mails()).toHaveLength(1);
  });

  test('the calculator says to call', async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/zonnepanelen');

    await expect(page.getByText(withoutScript)).toBeVisible();
  });
});

test.describe('extension: a script that a later version of the site no longer has', () => {
  const gone = (name: string) => `**/assets/${name}-*.js`;

  test('of the fault wizard: the page is loaded anew, and where that is no help says to call', async ({ page }) => {
    const told: string[] = [];
    page.on('dialog', (dialog) => {
      told.push(dialog.message());
      return dialog.accept();
    });
    await page.route(gone('FaultWizard'), (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact');
    const opener = page.getByRole('link', { name: 'Storing melden' }).filter({ visible: true }).first();
    await comeToLife(opener);
    const loaded = page.waitForEvent('load');
    await opener.click();
    await loaded;
    await expect.poll(() => told).toEqual([withoutScript]);
    await expect(page).toHaveURL('/contact');
    await page.unroute(gone('FaultWizard'));
    await opener.click();

    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('of the later steps of the calculator: the page is loaded anew, with the address', async ({ page }) => {
    await page.route(gone('LaterSteps'), (route) => route.fulfill({ status: 404 }));
    await page.goto('/zonnepanelen');
    await page.getByLabel('Postcode').fill('3811 LM');
    await page.getByLabel('Huisnummer').fill('1');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Bereken uw besparing' }).click();
    await loaded;
    await expect(page.getByLabel('Postcode')).toHaveValue('3811 LM');
    await page.unroute(gone('LaterSteps'));
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
    await comeToLife(field(page, 'name'));
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
    await post(page);

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
    await fillIn(page, { ...visitor, ...workAddress, preferredDate: '1 maart' });
    await post(page);

    expect(await mails()).toMatchObject([
      {
        ...sender(visitor),
        address: workAddress.address,
        postal_code: workAddress.postalCode,
        city: workAddress.city,
        preferred_date: '1 maart',
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
      await expect(page.getByText(withoutScript)).toBeVisible();
    }
  });
});

test.describe('extension: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [menu, width] of [
    ['Diensten', 1440],
    ['Menu', 390],
  ] as const) {
    test(`the menu '${menu}' is a link to every page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/laadpaal');
      await expect(page.getByRole('button', { name: menu, exact: true })).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: menu, exact: true }).click();

      await expect(page).toHaveURL('/sitemap');
    });
  }

  test('nothing is offered that would not answer', async ({ page }) => {
    await page.goto('/');

    await expect(page.getByRole('group', { name: 'Type klant' })).toBeHidden();
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
async function holdScripts(page: Page, name = '') {
  let held: Route[] | undefined = [];
  await page.route(new RegExp(`/assets/${name}.*\\.js`), (route) => (held ? void held.push(route) : route.continue()));
  const release = (end: (route: Route) => Promise<void>) => async () => {
    const routes = held ?? [];
    held = undefined;
    await Promise.all(routes.map(end));
  };
  return { fail: release((route) => route.abort()), arrive: release((route) => route.continue()) };
}

const plainButton = (page: Page) => page.locator('[formmethod="post"]');

async function post(page: Page) {
  await plainButton(page).click();
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
}
