import { type Route, expect, test } from '@playwright/test';
import { formTexts } from '../../content/forms/forms';
import { desktop } from './chart-page';

test.use(desktop);

test('?inspect tells the inspector of Stately what happens, and nothing of the visitor', async ({ page }) => {
  const inspector = (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        told = [];
        addEventListener('message', ({ data }) => told.push(data));
        opener.postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    });
  await page.context().route('https://stately.ai/**', inspector);
  const opening = page.waitForEvent('popup');
  await page.goto('/contact?inspect');
  const popup = await opening;
  const typed = { Naam: 'Marieke', 'E-mail': 'marieke@voorbeeld.nl', Telefoon: '06 12 34 56 78', Bericht: 'Bel mij' };
  for (const [field, value] of Object.entries(typed)) await page.getByRole('textbox', { name: field }).fill(value);
  await page.getByRole('button', { name: formTexts.contact.submit }).click();

  const told = () => popup.evaluate(() => JSON.stringify(Reflect.get(window, 'told')));
  // No request leaves sooner than a person can fill in a form.
  await expect.poll(told, { timeout: 15_000 }).toContain('xstate.done.actor.sendEmail');
  const words = await told();
  expect(Object.values(typed).filter((value) => words.includes(value))).toEqual([]);
  expect(words).toContain('"value":"submitting"');
  for (const menu of ['diensten-menu', 'regio-menu', 'mobiel-menu']) expect(words).toContain(`"name":"${menu}"`);
  await popup.close();
});

test('?inspect says so on the page where the inspector does not answer', async ({ page }) => {
  await page.context().route('https://stately.ai/**', (route) => route.abort());
  await page.clock.install();
  const opening = page.waitForEvent('popup');
  await page.goto('/contact?inspect');
  await opening;
  await page.clock.runFor(10_000);

  await expect(page.getByRole('alert')).toHaveText(/^De inspector van Stately antwoordt niet/);
});
