import { type Page, expect } from '@playwright/test';
import { company } from '../../content/company';
import { test } from '../support/console';
import { visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';

const main = (page: Page) => page.getByRole('main');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function follow(page: Page, name: string) {
  const link = main(page).getByRole('link', { name, exact: true });
  await hydrated(link);
  await link.click();
}

test.describe('§2 Regional solar landing page', () => {
  test('goes from town to town and changes altogether', async ({ page }) => {
    await visit(page, '/zonnepanelen/utrecht');
    // Hydrate first: nobody fills in a field of a part that has just appeared.
    await hydrated(main(page).getByLabel('Postcode'));
    await main(page).getByLabel('Postcode').fill('3811 LM');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('3811 LM');
    await follow(page, 'Zeist');

    await expect(page).toHaveURL('/zonnepanelen/zeist');
    await expect(h1(page)).toHaveText('Zonnepanelen Expert in Zeist');
    await expect(page).toHaveTitle(`Zonnepanelen Expert in Zeist | ${company.name}`);
    await expect(main(page).getByRole('heading', { name: 'Zeist actuele Energie prijzen' })).toBeVisible();
    // One calculation, whichever town is open.
    await expect(main(page).getByLabel('Postcode')).toHaveValue('3811 LM');
    await expect(main(page)).toContainText('Van Zeist naar ons kantoor');
    expect(await headOf(page)).toEqual({
      canonical: `${company.origin}/zonnepanelen/zeist`,
      url: `${company.origin}/zonnepanelen/zeist`,
      description: expect.stringContaining('Zeist'),
      keywords: expect.stringContaining('zonnepanelen Zeist'),
    });
  });

  test('calls, calculates and checks', async ({ page }) => {
    await visit(page, '/zonnepanelen/utrecht');

    await expect(main(page).getByRole('link', { name: company.phone.shown })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    for (const [figure, meaning] of [
      ['1.2K+', 'Installaties'],
      ['98%', 'Tevreden klanten'],
      ['70%', 'Gem. besparing'],
    ] as const) {
      await expect(main(page).getByText(figure, { exact: true })).toBeVisible();
      await expect(main(page).getByText(meaning, { exact: true })).toBeVisible();
    }
    for (const name of ['Bereken uw besparing', 'Start de check']) {
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', '/zonnepanelen');
    }
    await expect(main(page).getByRole('region', { name: 'Hoe werkt het?' }).getByRole('listitem')).toHaveCount(3);
    await expect(main(page).getByRole('region', { name: 'Zonnepanelen calculator' })).toBeVisible();
  });
});

test.describe('§2 Regions index', () => {
  test('jumps to a letter, and leads to a town', async ({ page }) => {
    await visit(page, '/regios');
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'Z' }).click();
    await expect(page.getByRole('heading', { name: 'Z', exact: true })).toBeInViewport();
    await follow(page, 'Zonnepanelen in Etten Leur');

    await expect(page).toHaveURL('/regios/etten-leur');
    await expect(h1(page)).toHaveText('Zonnepanelen in Etten-Leur');
  });

  test('the one for home batteries leads to their pages', async ({ page }) => {
    await visit(page, '/regios/thuisbatterij');
    await follow(page, 'Alphen aan den Rijn');

    await expect(page).toHaveURL('/regios/thuisbatterij/alphen-aan-den-rijn');
    await expect(h1(page)).toHaveText('Thuisbatterij Installatie in Alphen aan den Rijn');
  });
});

test.describe('§2 Home-battery city page', () => {
  test('has its title, its actions and a brochure that is a PDF', async ({ page, request }) => {
    await visit(page, '/regios/thuisbatterij/amersfoort');

    await expect(page).toHaveTitle('Thuisbatterij Amersfoort | Bespaar & Sla Energie Op | Helderdak');
    await expect(main(page).getByRole('link', { name: 'Vraag gratis advies aan' })).toHaveAttribute(
      'href',
      '/offerte?keuze=thuisbatterij',
    );
    await expect(main(page).getByRole('link', { name: company.phone.shown })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    const brochure = await main(page).getByRole('link', { name: 'Download PDF' }).getAttribute('href');
    const file = await request.get(brochure ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('a region leads to its cities, and a city to its region and the cities nearby', async ({ page }) => {
  await visit(page, '/werkgebied/utrecht');
  await follow(page, 'Elektricien in Zeist');
  await expect(h1(page)).toHaveText('Elektricien in Zeist');
  await follow(page, 'Amersfoort');
  await expect(h1(page)).toHaveText('Elektricien in Amersfoort');
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Utrecht' }).click();

  await expect(page).toHaveURL('/werkgebied/utrecht');
});

const headOf = (page: Page) =>
  page.evaluate(() => {
    const contentOf = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content;
    return {
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      url: contentOf('meta[property="og:url"]'),
      description: contentOf('meta[name="description"]'),
      keywords: contentOf('meta[name="keywords"]'),
    };
  });
