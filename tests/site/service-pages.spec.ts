import { type Page, expect } from '@playwright/test';
import { catalogue } from '../../content/catalogue';
import { formTexts, landingLabels, problemMessage } from '../../content/forms/forms';
import { chargingPackages, framesPackages, roofPackages } from '../../content/packages';
import battery from '../../content/services/particulier/thuisbatterij';
import businessBattery from '../../content/services/zakelijk/thuisbatterij';
import { test } from '../support/console';
import { visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';

const customerType = (page: Page, name: 'Particulier' | 'Zakelijk') =>
  page.getByRole('radiogroup', { name: 'Type klant' }).getByRole('radio', { name });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const titles = Object.fromEntries(
  Object.entries(catalogue).map(([type, categories]) => [
    type,
    Object.fromEntries(categories.flatMap(({ items }) => items.map(({ id, title }) => [id, title]))),
  ]),
);

test.describe('§2 Service detail', () => {
  test('has its title to the letter', async ({ page }) => {
    await visit(page, '/diensten/thuisbatterij');

    await expect(page).toHaveTitle('Thuisbatterij laten installeren | Vakkundige Installatie | 24/7 Service');
  });

  test('says in structured data what it is about, also on the way from another page', async ({ page }) => {
    const named = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
        .then((things) => things.flatMap(({ '@type': kind, name }) => (kind === 'Service' ? [name] : [])));
    await visit(page, '/diensten/thuisbatterij');
    expect(await named()).toEqual(['Thuisbatterij laten installeren']);
    const link = page.getByRole('link', { name: 'controle van uw panelen' });
    await hydrated(link);
    await link.click();

    await expect.poll(named).toEqual(['Zonnepanelen laten controleren']);
  });

  test('shows badges, features, steps, benefits and the quote panel', async ({ page }) => {
    await visit(page, '/diensten/thuisbatterij');
    const main = page.getByRole('main');

    for (const badge of ['Gecertificeerd', '24/7 bereikbaar', 'Geen voorrijkosten', '9,4']) {
      await expect(main.getByText(badge, { exact: true })).toBeVisible();
    }
    for (const { title } of [...battery.features, ...battery.process]) {
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    for (const benefit of battery.benefits) await expect(main.getByText(benefit)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Direct een offerte?' })).toBeVisible();
    await expect(main.getByText('Vul het formulier in en wij nemen binnen 24 uur contact met u op.')).toBeVisible();
  });

  test('links in the text lead on without loading the site again', async ({ page }) => {
    await visit(page, '/diensten/thuisbatterij');
    const document = await page.evaluate(() => performance.timeOrigin);
    const link = page.getByRole('link', { name: 'controle van uw panelen' });
    await hydrated(link);
    await link.click();

    await expect(h1(page)).toHaveText('Zonnepanelen laten controleren');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  });

  test('solar services link to the calculator', async ({ page }) => {
    for (const id of ['zonnepanelen-installatie', 'demontage-zonnepanelen']) {
      await visit(page, `/diensten/${id}`);
      await expect(page.getByRole('link', { name: 'Bereken wat uw dak oplevert' })).toHaveAttribute(
        'href',
        '/zonnepanelen',
      );
    }
  });
});

test.describe('§1, §2 Service detail and customer type', () => {
  test('switching shows the text of the other catalogue, and keeps what was typed', async ({ page }) => {
    await visit(page, '/diensten/thuisbatterij');
    await page.getByLabel('Naam', { exact: true }).fill('Marieke de Groot');
    await customerType(page, 'Zakelijk').click();

    await expect(h1(page)).toHaveText('Batterijopslag voor bedrijven');
    await expect(page.getByText(businessBattery.benefits[0] ?? '')).toBeVisible();
    await expect(page).toHaveTitle('Batterijopslag voor bedrijven | Vakkundige Installatie | 24/7 Service');
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Marieke de Groot');

    await customerType(page, 'Particulier').click();
    await expect(h1(page)).toHaveText('Thuisbatterij laten installeren');
  });

  test('a service that the other catalogue does not have leads to /404', async ({ page }) => {
    await visit(page, '/?klant=zakelijk');
    await page.locator('#diensten-menu > summary').click();
    await page.getByRole('link', { name: 'Domotica' }).click();
    await expect(h1(page)).toHaveText(titles.zakelijk?.domotica ?? '');
    await customerType(page, 'Particulier').click();

    await expect(page).toHaveURL('/404');
  });

  test('D17: a link to a service that only businesses have makes a business customer of who has chosen nothing', async ({
    page,
  }) => {
    const response = await visit(page, '/diensten/domotica');
    expect(response?.status()).toBe(200);
    await expect(h1(page)).toHaveText(titles.zakelijk?.domotica ?? '');
    await expect(customerType(page, 'Zakelijk')).toBeChecked();

    await customerType(page, 'Particulier').click();
    await expect(page).toHaveURL('/404');
    await page.goto('/diensten/domotica');
    await expect(page).toHaveURL('/404');
  });

  test('the sitemap leads a home owner to what is for businesses, as a business customer', async ({
    page,
    context,
  }) => {
    await visit(page, '/sitemap?klant=particulier');
    const link = page.getByRole('link', { name: titles.zakelijk?.domotica ?? '', exact: true });
    await hydrated(link);
    const inTab = await context.newPage();
    await visit(inTab, (await link.getAttribute('href')) ?? '');
    await expect(h1(inTab)).toHaveText(titles.zakelijk?.domotica ?? '');
    await customerType(inTab, 'Particulier').click();
    await expect(inTab).toHaveURL('/404');

    await link.click();
    await expect(h1(page)).toHaveText(titles.zakelijk?.domotica ?? '');
    await expect(customerType(page, 'Zakelijk')).toBeChecked();
  });

  test('the switch in the menu does the same', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/diensten/thuisbatterij');
    await page.locator('#diensten-menu > summary').click();
    await page.getByRole('button', { name: 'Bekijk diensten voor bedrijven' }).click();

    await expect(h1(page)).toHaveText('Batterijopslag voor bedrijven');
  });

  test('who comes back as a business customer finds the business text', async ({ page }) => {
    await visit(page, '/diensten/thuisbatterij?klant=zakelijk');
    await expect(h1(page)).toHaveText('Batterijopslag voor bedrijven');

    await page.goto('/diensten/thuisbatterij');
    await expect(h1(page)).toHaveText('Batterijopslag voor bedrijven');

    await page.goto('/diensten/domotica');
    await expect(h1(page)).toHaveText(titles.zakelijk?.domotica ?? '');
  });
});

test.describe('§2 EV charging, roof renovation, windows and doors (§9)', () => {
  for (const { path, packages, stats, form, extra } of [
    {
      path: '/laadpaal',
      packages: chargingPackages,
      stats: ['1000+', '99%', '10+ jaar'],
      form: 'Offerte voor uw laadpaal',
      extra: 'carModel',
    },
    {
      path: '/dakrenovatie',
      packages: roofPackages,
      stats: ['2500+', '98%'],
      form: 'Gratis inspectie aanvragen',
      extra: 'preferredDate',
    },
    {
      path: '/kozijnen-deuren',
      packages: framesPackages,
      stats: ['5000+', '99%'],
      form: 'Gratis inmeten aanvragen',
      extra: 'preferredDate',
    },
  ] as const) {
    test(`${path}: figures, three packages of which one is chosen most, and its own form`, async ({ page }) => {
      await visit(page, path);
      const main = page.getByRole('main');

      await expect(main.getByRole('definition')).toHaveText([...stats]);
      const cards = main.getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText(packages.map(({ name }) => name));
      for (const [index, { price, popular }] of packages.entries()) {
        await expect(cards.nth(index)).toContainText(price);
        await expect(cards.nth(index).getByText('Meest gekozen')).toHaveCount(popular ? 1 : 0);
      }
      await expect(main.getByRole('form', { name: form }).getByLabel(landingLabels[extra])).toBeVisible();
    });
  }

  test('/kozijnen-deuren has a process of four steps', async ({ page }) => {
    await visit(page, '/kozijnen-deuren');

    await expect(
      page.getByRole('region', { name: 'Zo werkt het' }).getByRole('listitem').getByRole('heading'),
    ).toHaveText(['Gratis inmeten', 'Offerte', 'Planning', 'Installatie']);
  });

  test('a package leads to the form, and back again', async ({ page }) => {
    await visit(page, '/laadpaal');
    const link = page.getByRole('link', { name: 'Offerte voor Smart' });
    await hydrated(link);
    await link.click();

    await expect(page.getByRole('heading', { name: 'Offerte voor uw laadpaal' })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: formTexts.callback.choose })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/laadpaal');
    await expect(h1(page)).toHaveCount(1);
  });

  for (const width of [390, 1440]) {
    test.describe(`at ${width}`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('a refused form says what is missing', async ({ page }) => {
        await visit(page, '/laadpaal');
        const submit = page.getByRole('button', { name: 'Verstuur aanvraag' });
        await hydrated(submit);
        await submit.click();

        await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText(
          (['name', 'email', 'phone', 'address', 'description'] as const).map(
            (name) => `${landingLabels[name]}: ${problemMessage(name, 'missing', landingLabels)}`,
          ),
          { ignoreCase: true },
        );
      });
    });
  }
});
