import { type Page, expect } from '@playwright/test';
import { company } from '../../content/company';
import { test } from '../support/console';
import { visit } from '../support/page';
import { hydrated } from '../../tools/measure/hydrated';

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('navigation', { name: company.name }).getByRole('link', { name: 'Contact' });

async function follow(page: Page) {
  await visit(page, '/offerte');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(link(page));
  await link(page).click();
}

/** Documents, not route changes. */
const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  return loads;
};

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Er is iets misgegaan' });

async function seeFailure(page: Page) {
  await expect(failure(page)).toBeVisible();
  await expect(page).toHaveTitle(`Er is iets misgegaan | ${company.name}`);
}

/** The chunk of the page, and what its loader imports. */
for (const code of [/\/assets\/contact-.*\.js/, /\/assets\/heads-.*\.js/]) {
  test.describe(`a page whose code (${code.source}) is not there any more`, () => {
    test('is loaded anew, from the present version of the site', async ({ page, heard }) => {
      const loads = countLoads(page);
      await page.route(/\/assets\/(client|routes|shared)-/, (route) =>
        route.request().resourceType() === 'fetch' ? route.fulfill({ status: 404 }) : route.fallback(),
      );
      await page.route(code, (route) => (loads.length > 1 ? route.fallback() : route.fulfill({ status: 404 })));
      await follow(page);

      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await expect(page).toHaveURL('/contact');
      // The router reloads it as well.
      expect([...new Set(loads)]).toEqual(['/offerte', '/contact']);
      Object.values(heard).forEach((said) => said.splice(0));
    });
  });
}

test('a page whose code cannot be had leads to the phone, and is loaded anew when the visitor says so', async ({
  page,
  heard,
}) => {
  const loads = countLoads(page);
  await page.route(/\/assets\/heads-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await follow(page);

  await seeFailure(page);
  await expect(failure(page).getByRole('link', { name: company.phone.shown })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  expect(loads).toEqual(['/offerte']);
  Object.values(heard).forEach((said) => said.splice(0));

  await page.unroute(/\/assets\/heads-.*\.js/);
  await failure(page).getByRole('button', { name: 'Pagina opnieuw laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  // The reload may abort the version check.
  expect(heard.network.splice(0).filter((line) => !line.endsWith('net::ERR_ABORTED'))).toEqual([]);
});

test('a part that breaks takes its page with it, not the site', async ({ page, heard }) => {
  await page.route(/\/assets\/contact-.*\.js/, async (route) => {
    const names = [...(await (await route.fetch()).text()).matchAll(/(\w+) as (\w+)/g)].map(([, , name]) => name);
    const broken = names.map((name) => `fail as ${name}`).join();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `function fail() { throw new Error('kapot'); } export { ${broken} };`,
    });
  });
  await follow(page);

  await seeFailure(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(link(page)).toBeVisible();
  heard.console.splice(0);
});
