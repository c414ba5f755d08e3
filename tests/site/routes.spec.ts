import { type Page, expect } from '@playwright/test';
import { company } from '../../content/company';
import { customers } from '../../content/customers';
import { fieldLabels } from '../../content/forms/forms';
import { businessRules } from '../../machines/forms/forms.rules';
import { type QuoteField, quoteRules } from '../../machines/forms/quote.machine';
import { field, test } from '../support/console';
import { shifts } from '../design/layout';
import { visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';
import { violations } from '../support/violations';
import { templates } from '../../tools/build/templates';

const headings: Record<string, string | RegExp> = {
  '/': /Helder wat uw\s+dak oplevert\./,
  '/offerte': 'Vraag een Offerte Aan',
  '/projecten': 'Projecten',
  '/vacatures': 'Vacatures',
  '/vacatures/monteur-zonnepanelen-almere': 'Monteur zonnepanelen',
  '/diensten/thuisbatterij': 'Thuisbatterij laten installeren',
  '/blog': 'Helderdak Blog',
  '/blog/wanneer-loont-een-thuisbatterij': 'Een thuisbatterij: wanneer wel en wanneer niet?',
  '/bedankt-offerte': 'Bedankt voor uw aanvraag!',
  '/zonnepanelen/utrecht': 'Zonnepanelen Expert in Utrecht',
  '/regios': `${company.name} werkt in heel Nederland`,
  '/regios/den-haag': 'Zonnepanelen in Den Haag',
  '/regios/thuisbatterij/amersfoort': 'Thuisbatterij Installatie in Amersfoort',
  '/werkgebied/noord-brabant': /Noord-Brabant/,
  '/elektricien-amersfoort': 'Elektricien in Amersfoort',
  '/404': 'Pagina niet gevonden',
  '/dit/bestaat-niet': 'Pagina niet gevonden',
};
const notFound = ['/404', '/dit/bestaat-niet'];
const routes = [...new Set([...Object.values(templates), ...notFound])].map((path) => ({
  path,
  h1: headings[path] ?? /./,
  status: notFound.includes(path) ? 404 : 200,
  canonical: notFound.includes(path) ? [] : [company.origin + path],
}));

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const customerType = (page: Page, name: 'Particulier' | 'Zakelijk') =>
  page.getByRole('radiogroup', { name: 'Type klant' }).getByRole('radio', { name });
const sellingPoints = (page: Page) => page.getByRole('list', { name: 'Waarom u voor ons kiest' }).getByRole('listitem');
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name: company.name }).getByRole('link', { name });

test.describe('§2 Screens and routes', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const { path, status, h1, canonical } of routes) {
    for (const viewport of [phone, desktop]) {
      test.describe(`${path} at ${viewport.width}`, () => {
        test.use({ viewport });

        test('answers, stands still, complains about nothing, can be used by everyone, and leads to the top of another page', async ({
          page,
        }) => {
          const response = await visit(page, path);
          // A late font may move a line break (`tests/design/fonts.spec.ts`). On the second visit it comes from the cache.
          if (await fontCameLate(page)) await visit(page, path);
          expect(response?.status()).toBe(status);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
          expect(await headOf(page)).toEqual({ lang: 'nl', canonical });
          await expectChosen(page, 'Particulier');

          expect(await shifts(page)).toEqual([]);
          expect(await violations(page)).toEqual([]);
          await expectTopOfNextPage(page, path);
        });
      });
    }
  }

  test('a title goes with its page', async ({ page }) => {
    await visit(page, '/offerte');
    const title = await page.title();

    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).not.toHaveTitle(title);
    await page.goBack();
    await expect(page).toHaveTitle(title);
  });
});

test.describe('§1 Customer type', () => {
  test('keeps its choice from page to page', async ({ page }) => {
    await visit(page, '/');
    await customerType(page, 'Zakelijk').click();
    await expectChosen(page, 'Zakelijk');

    await visit(page, '/vacatures');
    await expectChosen(page, 'Zakelijk');
    await footerLink(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    await expectChosen(page, 'Zakelijk');
  });

  test('the choice survives a reload', async ({ page }) => {
    await visit(page, '/');
    await customerType(page, 'Zakelijk').click();
    await page.reload();

    await expectChosen(page, 'Zakelijk');
  });

  test('a link with ?klant=zakelijk makes the choice, also over an earlier one', async ({ page }) => {
    await visit(page, '/offerte?klant=zakelijk');
    await expectChosen(page, 'Zakelijk');

    await visit(page, '/contact?klant=particulier');
    await expectChosen(page, 'Particulier');

    await visit(page, '/contact?klant=iets-anders');
    await expectChosen(page, 'Particulier');
  });

  test('hero and selling points change with it', async ({ page }) => {
    await visit(page, '/');
    for (const [name, type] of [
      ['Zakelijk', 'zakelijk'],
      ['Particulier', 'particulier'],
    ] as const) {
      await customerType(page, name).click();
      const { hero, sellingPoints: points } = customers[type];

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title.join(' '));
      await page.setViewportSize(desktop);
      await expect(sellingPoints(page)).toHaveText([...points]);
      await page.setViewportSize(phone);
      await expect(sellingPoints(page)).toHaveCount(1);
      expect(points).toContain(await sellingPoints(page).textContent());
    }
  });

  test('changing it leaves the rest of home where it is, before it has been seen', async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, '/');
    const rest = page.getByRole('region', { name: 'Zo werkt het' });
    await customerType(page, 'Zakelijk').click();
    await expectChosen(page, 'Zakelijk');
    await expect(rest).toBeAttached();

    await page.reload();
    await expectChosen(page, 'Zakelijk');
    await expect(rest).toBeAttached();
  });

  test('changing it keeps what was typed and chosen in a form', async ({ page }) => {
    await visit(page, '/offerte');
    await page.getByRole('checkbox', { name: 'Dakisolatie' }).check();
    await expectKept(
      page,
      (Object.keys(quoteRules) as QuoteField[]).filter((name) => !(name in businessRules)),
    );
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);

    await visit(page, '/contact');
    await expectKept(page, ['name', 'email', 'phone', 'message']);
  });

  for (const path of ['/', '/zonnepanelen']) {
    test(`changing it keeps what was typed in the calculator of ${path}`, async ({ page }) => {
      await visit(page, path);
      const calculator = page.getByRole('region', { name: 'Zonnepanelen calculator' });
      await calculator.getByLabel('Postcode').fill('3811 LM');
      await calculator.getByLabel('Huisnummer').fill('1');
      await switchOver(page);

      await expect(calculator.getByLabel('Postcode')).toHaveValue('3811 LM');
      await expect(calculator.getByLabel('Huisnummer')).toHaveValue('1');
    });
  }
});

async function expectTopOfNextPage(page: Page, path: string) {
  const document = await page.evaluate(() => performance.timeOrigin);
  const [label, arrival] =
    path === '/contact' ? (['Offerte', '/offerte'] as const) : (['Contact', '/contact'] as const);
  await toBottom(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await hydrated(footerLink(page, label));
  await footerLink(page, label).click();
  await expect(page).toHaveURL(arrival);
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  expect(await page.evaluate(() => [window.scrollY, performance.timeOrigin])).toEqual([0, document]);
}

const headOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href),
  }));

/** In ms before the first paint is on the screen: what comes later may have missed it. */
const LAYOUT_TIME = 30;

const fontCameLate = (page: Page) =>
  page.evaluate((layoutTime) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].some(({ href }) => {
      const [font] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
      return !font || !paint || font.responseEnd > paint.startTime - layoutTime;
    });
  }, LAYOUT_TIME);

const toBottom = (page: Page) => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));

async function expectChosen(page: Page, name: 'Particulier' | 'Zakelijk') {
  const other = name === 'Zakelijk' ? 'Particulier' : 'Zakelijk';
  await expect(customerType(page, name)).toBeVisible();
  await expect(customerType(page, name)).toBeChecked();
  await expect(customerType(page, other)).not.toBeChecked();
}

async function switchOver(page: Page) {
  const name = (await customerType(page, 'Zakelijk').isChecked()) ? 'Particulier' : 'Zakelijk';
  await customerType(page, name).click();
  await expectChosen(page, name);
}

async function expectKept(page: Page, names: (keyof typeof fieldLabels)[]) {
  const values = names.map((name) => (name === 'preferredDate' ? '2027-03-01' : `Getypt bij ${fieldLabels[name]}`));
  const fields = names.map((name) => field(page, name));
  for (const [index, each] of fields.entries()) await each.fill(values[index]!);
  await switchOver(page);

  expect(await Promise.all(fields.map((each) => each.inputValue()))).toEqual(values);
}
