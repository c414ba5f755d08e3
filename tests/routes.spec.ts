import { type Page, expect } from '@playwright/test';
import { company } from '../content/company';
import { customers } from '../content/customers';
import { fieldLabels } from '../content/forms';
import { type QuoteField, quoteRules } from '../machines/forms/quote.machine';
import { field, test } from './support/console';
import { comeToLife, visit } from './support/page';
import { violations } from './support/violations';

/** `h1` where the specification or the brand fixes it. */
const known = [
  { path: '/', h1: /Helder wat uw\s+dak oplevert\./ },
  { path: '/zonnepanelen', h1: /./ },
  { path: '/offerte', h1: 'Vraag een Offerte Aan' },
  { path: '/offerte-aanvragen', h1: /./ },
  { path: '/projecten', h1: 'Projecten' },
  { path: '/vacatures', h1: 'Vacatures' },
  { path: '/contact', h1: /./ },
  { path: '/diensten/thuisbatterij', h1: 'Thuisbatterij laten installeren' },
  { path: '/laadpaal', h1: /./ },
  { path: '/blog', h1: 'Helderdak Blog' },
  { path: '/blog/wanneer-loont-een-thuisbatterij', h1: 'Een thuisbatterij: wanneer wel en wanneer niet?' },
  { path: '/bedankt-offerte', h1: 'Bedankt voor uw aanvraag!' },
  { path: '/zonnepanelen/utrecht', h1: 'Zonnepanelen Expert in Utrecht' },
  { path: '/regios', h1: `${company.name} werkt in heel Nederland` },
  { path: '/regios/den-haag', h1: 'Zonnepanelen in Den Haag' },
  { path: '/regios/thuisbatterij', h1: /./ },
  { path: '/regios/thuisbatterij/amersfoort', h1: 'Thuisbatterij Installatie in Amersfoort' },
  { path: '/werkgebied/noord-brabant', h1: /Noord-Brabant/ },
  { path: '/elektricien-amersfoort', h1: 'Elektricien in Amersfoort' },
] as const;
const unknown = [
  { path: '/404', h1: 'Pagina niet gevonden' },
  { path: '/dit/bestaat-niet', h1: 'Pagina niet gevonden' },
] as const;
const routes = [
  ...known.map((route) => ({ ...route, status: 200, canonical: [company.origin + route.path] })),
  ...unknown.map((route) => ({ ...route, status: 404, canonical: [] as string[] })),
];

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const customerType = (page: Page, name: 'Particulier' | 'Zakelijk') =>
  page.getByRole('group', { name: 'Type klant' }).getByRole('button', { name });
const sellingPoints = (page: Page) => page.getByRole('list', { name: 'Waarom u voor ons kiest' }).getByRole('listitem');
/** Has the same links at every width. */
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name: company.name }).getByRole('link', { name });

test.describe('§2 Screens and routes', () => {
  for (const { path, status, h1, canonical } of routes) {
    for (const viewport of [phone, desktop]) {
      test.describe(`${path} at ${viewport.width}`, () => {
        test.use({ viewport });

        test('answers with its status, one h1, its canonical link and no complaint', async ({ page }) => {
          const response = await visit(page, path);

          expect(response?.status()).toBe(status);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
          expect(await headOf(page)).toEqual({ lang: 'nl', canonical });

          await toBottom(page);
          await page.waitForLoadState('networkidle');
        });

        test('scrolls to the top on the way to another page', async ({ page }) => {
          await visit(page, path);
          const document = await page.evaluate(() => performance.timeOrigin);
          const [label, arrival] =
            path === '/contact' ? (['Offerte', '/offerte'] as const) : (['Contact', '/contact'] as const);

          await toBottom(page);
          expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
          await comeToLife(footerLink(page, label));
          await footerLink(page, label).click();

          await expect(page).toHaveURL(arrival);
          await expect(page.getByRole('heading', { level: 1, name: label })).toBeInViewport();
          expect(await page.evaluate(() => [window.scrollY, performance.timeOrigin])).toEqual([0, document]);
        });

        test('has no accessibility violations, in light and dark', async ({ page }) => {
          await visit(page, path);

          expect(await violations(page)).toEqual([]);
        });
      });
    }

    test(`${path} has no horizontal scroll at any width`, async ({ page }) => {
      await visit(page, path);

      expect(await scrollingSideways(page)).toEqual([]);
    });
  }

  test('every page has a title of its own', async ({ request }) => {
    const titles = await Promise.all(
      [...known, unknown[0]].map(async ({ path }) => {
        const html = await (await request.get(path)).text();
        return /<title>(.+?)<\/title>/.exec(html)?.[1];
      }),
    );

    expect(titles).toEqual([...new Set(titles)]);
    expect(titles).not.toContain(undefined);
  });

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
  for (const viewport of [phone, desktop]) {
    test.describe(`at ${viewport.width}`, () => {
      test.use({ viewport });

      test('the switch is on every page, and keeps its choice from page to page', async ({ page }) => {
        await visit(page, '/');
        await expectChosen(page, 'Particulier');
        await customerType(page, 'Zakelijk').click();
        await expectChosen(page, 'Zakelijk');

        for (const { path } of routes.slice(1)) {
          await visit(page, path);
          await expectChosen(page, 'Zakelijk');
        }
      });
    });
  }

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

  test('changing it keeps what was typed and chosen in a form', async ({ page }) => {
    await visit(page, '/offerte');
    await page.getByRole('checkbox', { name: 'Dakisolatie' }).check();
    await expectKept(page, Object.keys(quoteRules) as QuoteField[]);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);

    await visit(page, '/contact');
    await expectKept(page, ['name', 'email', 'phone', 'message']);
  });

  test('changing it keeps what was typed in the calculator', async ({ page }) => {
    for (const path of ['/', '/zonnepanelen']) {
      await visit(page, path);
      const calculator = page.getByRole('region', { name: 'Zonnepanelen calculator' });
      await calculator.getByLabel('Postcode').fill('3811 LM');
      await calculator.getByLabel('Huisnummer').fill('1');
      await switchOver(page);

      await expect(calculator.getByLabel('Postcode')).toHaveValue('3811 LM');
      await expect(calculator.getByLabel('Huisnummer')).toHaveValue('1');
    }
  });
});

const headOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href),
  }));

const toBottom = (page: Page) => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));

async function scrollingSideways(page: Page) {
  const found: string[] = [];
  for (const width of [360, 390, 768, 1024, 1241, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const surplus = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (surplus > 0) found.push(`${width}: ${surplus} px too wide`);
  }
  return found;
}

async function expectChosen(page: Page, name: 'Particulier' | 'Zakelijk') {
  const other = name === 'Zakelijk' ? 'Particulier' : 'Zakelijk';
  await expect(customerType(page, name)).toBeVisible();
  await expect(customerType(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(customerType(page, other)).toHaveAttribute('aria-pressed', 'false');
}

async function switchOver(page: Page) {
  const pressed = await customerType(page, 'Zakelijk').getAttribute('aria-pressed');
  const name = pressed === 'true' ? 'Particulier' : 'Zakelijk';
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

test.describe('§2 Screens and routes: what a page is made of', () => {
  for (const { path } of known) {
    test(`everything that ${path} names is there`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const named = new Set([...html.matchAll(/\/(?:assets|videos)\/[\w.-]+/g)].map(([file]) => file));
      const missing = await Promise.all([...named].map(async (file) => ((await request.head(file)).ok() ? [] : file)));

      expect(named.size).toBeGreaterThan(0);
      expect(missing.flat()).toEqual([]);
    });
  }
});
