import { type Page, expect } from '@playwright/test';
import { dangerNumbers, dateShown, faultLabels, faultProblemMessage, issueTypeTexts } from '../../content/forms/fault';
import { messages } from '../../content/messages';
import { test, toasts } from '../support/console';
import { visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';
import { details, planning, today } from './fault.model';
import { dialogOn, fieldOn, openWizard } from './fault.page';
import { desktop, press, expectClosed } from './fault.steps';

const heading = (page: Page) => dialogOn(page).getByRole('heading', { level: 3 }).first();

const doneOn = (page: Page) =>
  dialogOn(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Klaar' }) });

async function fillIn(page: Page) {
  await press(page, /^Kortsluiting/);
  for (const [name, value] of Object.entries(details)) await fieldOn(page, name as keyof typeof details).fill(value);
  await press(page, 'Volgende');
  await fieldOn(page, 'preferredDate').fill(planning.preferredDate);
  await fieldOn(page, 'preferredTime').selectOption(planning.preferredTime);
  await press(page, 'Volgende');
}

test.describe('§2 Fault-reporting modal', () => {
  test.use({ viewport: desktop });

  test('the page does not scroll while it is open, and stands where it stood when it is closed', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => window.scrollTo(0, 700));
    const link = page.getByRole('banner').getByRole('link', { name: 'Storing melden' });
    await link.dispatchEvent('click');
    await expect(dialogOn(page)).toBeVisible();
    await page.mouse.move(40, 450);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);

    await page.mouse.click(40, 450);
    await expectClosed(page, '/');
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
  });

  test('the back button closes it and loses nothing; closed half-way and opened again it starts clean', async ({
    page,
  }) => {
    await visit(page, '/contact');
    const link = page.getByRole('banner').getByRole('link', { name: 'Storing melden' });
    await link.click();
    await press(page, /^Overig/);
    await fieldOn(page, 'name').fill('Marieke');
    await page.goBack();
    await expectClosed(page, '/contact');

    await link.click();
    await expect(fieldOn(page, 'name')).toHaveValue('Marieke');
    await page.keyboard.press('Escape');
    await expectClosed(page, '/contact');

    await link.click();
    await expect(heading(page)).toHaveText('Wat is er aan de hand?');
    await press(page, /^Overig/);
    await expect(fieldOn(page, 'name')).toHaveValue('');
  });

  test('what the page lives on in the history is kept', async ({ page }) => {
    await visit(page, '/offerte-aanvragen');
    await page.evaluate(() => history.replaceState({ ...history.state, marked: true }, ''));
    await page.reload();
    const marked = () => page.evaluate(() => history.state.marked);
    const link = page.getByRole('banner').getByRole('link', { name: 'Storing melden' });
    await hydrated(link);
    await link.click();
    await expect(dialogOn(page)).toBeVisible();
    expect(await marked()).toBe(true);

    await page.keyboard.press('Escape');
    await expectClosed(page, '/offerte-aanvragen');
    expect(await marked()).toBe(true);
  });

  test('in danger a visitor is told whom to call, in step 1 and with the details of a safety issue', async ({
    page,
  }) => {
    const numbers = dialogOn(page).locator('a[href^="tel:"]').filter({ hasText: /\d/ });
    const both = Object.values(dangerNumbers).map(({ shown }) => shown);
    await openWizard(page);
    await expect(numbers).toHaveText(both);

    await press(page, /^Veiligheid/);
    await expect(heading(page)).toBeFocused();
    await expect(numbers).toHaveText(both);
    await press(page, 'Wijzig');
    await press(page, /^Overig/);
    await expect(heading(page)).toHaveText('Wat is er aan de hand?');
    await expect(numbers).toHaveCount(0);
  });
});

test.describe('§8 Fault report', () => {
  test.use({ viewport: desktop });

  test('a double click reports once, nothing leaves the page, and it closes by itself', async ({ page }) => {
    await openWizard(page);
    await fillIn(page);
    await expect(doneOn(page)).toHaveText(['Type', 'Details', 'Planning']);
    await expect(dialogOn(page).getByRole('definition')).toHaveText([
      issueTypeTexts['short-circuit'].label,
      details.name,
      details.phone,
      details.email,
      details.address,
      dateShown(planning.preferredDate),
      planning.preferredTime,
      'Telefonisch',
    ]);
    await expect(page.getByRole('region', { name: 'Meldingen' })).toBeAttached();

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await dialogOn(page).getByRole('button', { name: 'Storing melden' }).dblclick();
    await expect(toasts(page)).toHaveText([messages['fault.loading']]);
    await page.clock.runFor(1500);

    await expect(toasts(page)).toHaveText([messages['fault.sent']]);
    await expectClosed(page, '/contact');
    expect(requests).toEqual([]);
    await page.clock.runFor(4000);
    await expect(toasts(page)).toHaveText([messages['fault.sent']]);
    await page.clock.runFor(2000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('every missing field is named, and one click away', async ({ page }) => {
    await openWizard(page);
    await press(page, 'Volgende');
    await press(page, 'Volgende');
    await press(page, 'Volgende');
    await press(page, 'Storing melden');

    await expect(doneOn(page)).toHaveCount(0);
    const links = dialogOn(page).getByRole('alert').getByRole('link');
    const missing = ['name', 'phone', 'email', 'address', 'preferredDate', 'preferredTime'] as const;
    await expect(links).toHaveText(
      missing.map((name) => `${faultLabels[name]}: ${faultProblemMessage(name, 'missing')}`),
      { ignoreCase: true },
    );
    for (const [index, name] of missing.entries()) {
      await links.nth(index).click();
      await expect(fieldOn(page, name)).toBeFocused();
      await expect(fieldOn(page, name)).toHaveAccessibleDescription(faultProblemMessage(name, 'missing'));
      while ((await heading(page).textContent()) !== 'Klopt alles?') await press(page, 'Volgende');
    }
    await expect(toasts(page)).toHaveCount(0);
  });

  test('§5: the date cannot be before today', async ({ page }) => {
    await openWizard(page);
    await press(page, 'Volgende');
    await press(page, 'Volgende');
    await expect(fieldOn(page, 'preferredDate')).toHaveAttribute('min', today);
    await fieldOn(page, 'preferredDate').fill('2026-11-20');
    await fieldOn(page, 'preferredTime').focus();

    await expect(fieldOn(page, 'preferredDate')).toHaveAccessibleDescription(
      faultProblemMessage('preferredDate', 'datePassed'),
    );
  });

  for (const { name, value } of [
    { name: 'emoji', value: '🏠☀️👩‍🔧' },
    { name: 'a script', value: '<script>alert(1)</script>' },
    { name: '10,000 characters', value: 'x'.repeat(10_000) },
  ]) {
    test(`${name} in every field: the e-mail address is refused, the rest is reported`, async ({ page }) => {
      await openWizard(page);
      await fillIn(page);
      await press(page, 'Wijzig gegevens');
      for (const each of ['description', 'name', 'phone', 'email', 'address'] as const)
        await fieldOn(page, each).fill(value);
      await press(page, 'Volgende');
      await press(page, 'Volgende');
      await press(page, 'Storing melden');
      await dialogOn(page).getByRole('alert').getByRole('link').click();
      await expect(fieldOn(page, 'description')).toHaveValue(value);
      await fieldOn(page, 'email').fill(details.email);
      await press(page, 'Volgende');
      await press(page, 'Volgende');
      const sideways = await dialogOn(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(sideways).toBe(0);
      await press(page, 'Storing melden');
      await expect(toasts(page)).toHaveText([messages['fault.loading']]);
      await page.clock.runFor(1500);

      await expect(toasts(page)).toHaveText([messages['fault.sent']]);
      await expectClosed(page, '/contact');
    });
  }
});
