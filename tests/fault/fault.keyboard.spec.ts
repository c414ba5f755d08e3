import { expect } from '@playwright/test';
import { messages } from '../../content/messages';
import { test, toasts } from '../support/console';
import { visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';
import { details, planning, today } from './fault.model';
import { dialogOn, fieldOn } from './fault.page';
import { phone, expectClosed } from './fault.steps';

test.describe('by keyboard alone at 390', () => {
  test.use({ viewport: phone });

  test('a visitor reports a fault, forgets a field and mends it', async ({ page }) => {
    const focused = (name: string | RegExp) => expect(page.locator(':focus')).toHaveAccessibleName(name);
    const tabTo = async (name: string | RegExp) => {
      await page.keyboard.press('Tab');
      await focused(name);
    };
    await page.clock.install({ time: `${today}T10:00:00+01:00` });
    await visit(page, '/');
    await page.locator('#mobiel-menu > summary').focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Storing melden' });
    await hydrated(entry);
    while (!(await entry.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialogOn(page)).toBeFocused();

    await tabTo('Sluiten');
    await page.keyboard.press('Shift+Tab');
    await focused('Volgende');
    await tabTo('Sluiten');
    await tabTo(/^Stroomuitval/);
    await page.keyboard.press('Space');

    await focused('Wat is er aan de hand?');
    await tabTo('Wijzig');
    await tabTo(/^Omschrijving/);
    await page.keyboard.type('Alles is donker.');
    await tabTo('Naam');
    await page.keyboard.type(details.name);
    await tabTo('Telefoonnummer');
    await page.keyboard.type(details.phone);
    await tabTo('E-mailadres');
    await page.keyboard.type(details.email);
    await tabTo('Adres');
    await page.keyboard.press('Enter');

    await focused('Wanneer komt het u uit?');
    await tabTo('Datum');
    await fieldOn(page, 'preferredDate').fill(planning.preferredDate);
    while (!(await fieldOn(page, 'preferredTime').evaluate((select) => select === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await tabTo('Telefonisch');
    await page.keyboard.press('ArrowDown');
    await focused('Per e-mail');
    await tabTo('Terug');
    await tabTo('Volgende');
    await page.keyboard.press('Enter');

    await focused('Klopt alles?');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await focused('Storing melden');
    await page.keyboard.press('Enter');
    await focused('Nog één gegeven nodig');
    await tabTo(/^Adres/);
    await page.keyboard.press('Enter');
    await focused('Adres');
    await page.keyboard.type(details.address);
    await page.keyboard.press('Enter');
    await focused('Wanneer komt het u uit?');
    await tabTo('Datum');
    await page.keyboard.press('Enter');
    await focused('Klopt alles?');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await focused('Storing melden');
    await page.keyboard.press('Space');
    await expect(toasts(page)).toHaveText([messages['fault.loading']]);
    await page.clock.runFor(1500);

    await expect(toasts(page)).toHaveText([messages['fault.sent']]);
    await expectClosed(page, '/');
    await focused('Menu');
  });
});
