import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { formTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { violations } from '../support/violations';
import { desktop, showEntry, status, takeSteps, view } from './chart-page';

test.use(desktop);

test.describe('the chart page', () => {
  test('finds the states of a clause, at 1024 px as well, and can be read by all', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/charts#nothing');
    await expect(page.getByRole('alert')).toHaveText("There is no machine 'nothing'.");
    const search = page.getByLabel('Clause, state or words');
    for (const words of ['wraps', 'fault.details', '§4 Calculator', 'step 3']) {
      await search.fill(words);
      await expect(page.getByRole('navigation').getByText(/^[1-9]\d* found$/)).toBeVisible();
    }
    await search.fill('unknown region');
    await expect(page.getByRole('navigation')).toContainText('1 found');
    await expect(page.getByRole('navigation').getByRole('listitem')).toContainText(
      'no machine decides it. Tested in tests/site/unknown.spec.ts',
    );
    await search.fill('§4 gallery');
    await page.getByRole('button', { name: /^gallery\.loaded\.viewing §4/ }).click();

    await expect(page.getByRole('figure', { name: 'Chart of gallery' })).toBeVisible();
    await expect(status(page)).toHaveText('In gallery.loaded.browsing');
    await expect(page.getByRole('group', { name: 'gallery.loaded.viewing' }).locator('rect').first()).toBeInViewport();
    await expect(page).toHaveURL('/charts#gallery');
    const heading = page.getByText(/^Paths of the tests \(\d+, \d+ of them through what was chosen\)$/);
    await heading.click();
    const passing = Number(/(\d+) of them/.exec(await heading.innerText())?.[1]);
    expect(passing).toBeGreaterThan(0);
    const paths = page.getByRole('button', { name: /^\d+\. / });
    await expect(paths.nth(passing - 1)).toHaveAccessibleName(/ through gallery\.loaded\.viewing$/);
    await expect(paths.nth(passing)).not.toHaveAccessibleName(/ through /);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });

  test('follows the view, and the view follows it', async ({ page }) => {
    await page.goto('/charts#contact');
    const submit = page.getByRole('button', { name: /^contact\.editing submit \[incomplete\]/ });
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    await submit.press('Space');

    await expect(view(page).getByLabel('Naam')).toHaveAttribute('aria-invalid', 'true');

    await page.getByText(/^Log/).click();
    await view(page).getByLabel('Naam').fill('Marieke');
    await expect(page.getByRole('list', { name: 'Entries' })).toContainText('field.change');
    await expect(page.getByRole('list', { name: 'Entries' })).not.toContainText('Marieke');

    await page.getByText(/^Possible now/).click();
    await page.getByLabel('Another event').fill('{ "type": "field.leave", "field": "email" }');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Entries' })).toContainText('field.leave');

    await page.getByLabel('Another event').fill('{ "type": "xstate.stop" }');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByLabel('Another event').fill('{ "type": "retry" }');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText("'retry' changed nothing.");
    await expect(page.getByRole('list', { name: 'Entries' })).not.toContainText('xstate.stop');

    const address = page.getByRole('textbox', { name: 'Page' });
    await address.fill('https://elsewhere.example/');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(address).toHaveJSProperty('validationMessage', 'An address of this site');
    await address.fill('/offerte');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/charts#contact');
    await expect(status(page)).toHaveText('No such flow on the page yet');
  });

  test('plays a path of the tests on the view; its log can be saved and opened again', async ({ page }) => {
    await page.goto('/charts#contact');
    await page.getByText(/^Paths of the tests/).click();
    await page.getByRole('button', { name: /Bezorging afgelopen: bezorgd$/ }).click();
    await expect(status(page)).toHaveText(/^Playing/);

    await takeSteps(page, 1, 4, 5);
    await expect(view(page).getByRole('button', { name: formTexts.contact.busy })).toBeVisible();
    await takeSteps(page, 5, 5, 5);
    await expect(view(page).getByText(messages['contact.sent'])).toBeVisible();

    await page.getByText(/^Log/).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const file = await (await saving).path();
    expect(await readFile(file, 'utf8')).not.toMatch(/marieke/i);

    await page.getByLabel('Open a recording').setInputFiles(file);
    await expect(page.getByText(/^Entry 1 of/)).toBeVisible();
    await showEntry(page, 'contact.submitting');
    await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
    await expect(page.getByLabel('Open a recording')).toBeFocused();
  });

  test('shows a long recording in part, and of one machine alone if that is asked', async ({ page }) => {
    const entries = Array.from({ length: 3000 }, (_, at) => {
      const machine = at % 3 === 0 ? 'contact' : 'carousel';
      return { at, machine, flow: 'x:0', event: { type: 'next' }, states: [machine], context: {} };
    });
    await page.goto('/charts#contact');
    await page.getByText(/^Log/).click();
    await page.getByLabel('Open a recording').setInputFiles({
      name: 'recording.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'helderdak-recording-1', page: '/', entries })),
    });
    const shown = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
    await expect(page.getByText('1 to 200 of 3000')).toBeVisible();
    await expect(shown).toHaveCount(200);

    await page.getByLabel('Only contact').check();
    await expect(page.getByText('1 to 200 of 1000')).toBeVisible();
    await expect(shown.filter({ hasText: 'carousel' })).toHaveCount(0);

    await shown.last().getByRole('button').click();
    await expect(page.getByText('100 to 299 of 1000')).toBeVisible();
    await expect(page.getByText('Entry 598 of 3000')).toBeVisible();
  });

  test('keeps the focus where somebody plays, leaves and sends', async ({ page }) => {
    await page.goto('/charts#disclosure');
    await expect(status(page)).toHaveText('In disclosure.closed');
    await page.getByText(/^Possible now/).click();
    const possible = page.getByRole('group').filter({ hasText: /^Possible now/ });
    await possible.getByRole('button', { name: 'toggle', exact: true }).press('Enter');
    await expect(status(page)).toHaveText('In disclosure.open');
    await expect(possible.getByRole('listitem').first().getByRole('button')).toBeFocused();

    await page.getByText(/^Paths of the tests/).click();
    const path = page.getByRole('button', { name: /^1\. / });
    await path.press('Enter');
    await expect(page.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('button', { name: 'Play' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
    await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
    await expect(path).toBeFocused();
  });

  test('keeps the focus whatever the page asks for, until somebody goes there', async ({ page }) => {
    const frame = page.getByTitle('Page of the site');
    await page.goto('/charts#fault');
    await expect(status(page)).toHaveText('In fault.type');
    await expect(view(page).getByRole('dialog')).toBeVisible();
    await expect(frame).not.toBeFocused();

    await page.goto('/charts#gallery');
    await page.getByText(/^Paths of the tests/).click();
    await page
      .getByRole('button', { name: /^\d+\. .*Grote foto gesloten/ })
      .first()
      .click();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    for (const step of [1, 2]) {
      await expect(next).toHaveAttribute('aria-disabled', 'false');
      await page.keyboard.press('Enter');
      await expect(page.getByText(new RegExp(`^Step ${step} of`))).toBeVisible();
    }
    await expect(view(page).getByRole('dialog')).toBeVisible();
    await expect(next).toBeFocused();

    await page.getByRole('link', { name: 'On its own' }).focus();
    await page.keyboard.press('Tab');
    await expect(frame).toBeFocused();
    await expect(view(page).getByRole('dialog')).toBeFocused();
  });
});

test('a path through every step of a view is seen to its end, on the next page', async ({ page }) => {
  await page.goto('/charts#calculator');
  await page.getByText(/^Paths of the tests/).click();
  await page
    .getByRole('button', {
      name: /^\d+\. Postcode ingevuld.*antwoordt, Verbruik bevestigd, Dak bevestigd, Offerte aangevraagd$/,
    })
    .click();
  const drawn = Number(/\d+/.exec(await page.getByText(/^Drawn in \d+ ms/).innerText())?.[0]);
  console.log(`The largest chart is drawn in ${drawn} ms.`);
  expect(drawn).toBeLessThan(500);

  await takeSteps(page, 1, 4, 7);
  await expect(view(page).getByLabel('Verbruik per jaar')).toHaveValue('3500');
  await takeSteps(page, 5, 6, 7);
  await expect(view(page).getByRole('heading', { level: 1 })).toHaveText('Dit levert uw dak op');
  await takeSteps(page, 7, 7, 7);

  await expect(view(page).getByRole('heading', { level: 1 })).toHaveText('Vraag uw offerte aan');
});

test('a path of what a form invokes is played on that form', async ({ page }) => {
  await page.goto('/charts#delivery');
  await page.getByText(/^Paths of the tests/).click();
  await page.getByRole('button', { name: /^\d+\. 2 s verstreken, E-mail niet aangenomen: 400$/ }).click();
  await takeSteps(page, 1, 2, 2);

  await expect(page.getByRole('group', { name: 'delivery.failed' })).toHaveAttribute('aria-current', 'step');
  await expect(view(page).getByText(messages['form.failed'])).toBeVisible();
});
