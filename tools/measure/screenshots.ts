import { mkdir, rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { fieldLabels } from '../../content/forms/forms';
import { buildSite, inBrowser } from './built-site';
import { hydrated } from './hydrated';
import { templates } from '../build/templates';

/** Writes screenshots of every route template and of opened states. */
const FOLDER = '.local/screenshots';
const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;

interface Screen {
  name: string;
  path: string;
  reach?: (page: Page) => Promise<unknown>;
  over?: boolean;
  width?: number;
}

async function click(locator: Locator) {
  await hydrated(locator);
  await locator.click();
}

const press = (page: Page, name: string) => click(page.getByRole('button', { name }).filter({ visible: true }).first());

const open = (page: Page, name: string) =>
  click(page.locator('header summary').filter({ hasText: name, visible: true }));

async function calculated(page: Page, steps: readonly string[]) {
  await hydrated(page.getByLabel('Postcode'));
  await page.getByLabel('Postcode').fill('3811 LM');
  await page.getByLabel('Huisnummer').fill('1');
  for (const step of steps) await press(page, step);
  // The toast covers the page until its time is over.
  await page.getByRole('button', { name: 'Melding sluiten' }).waitFor({ state: 'detached' });
}

async function reported(page: Page, steps: number) {
  for (let step = 1; step < steps; step += 1) {
    await press(page, step === 1 ? 'Stroomuitval' : 'Volgende');
    await page.getByRole('list', { name: `Stap ${step + 1} van 4` }).waitFor();
  }
}

const USAGE = 'Bereken uw besparing';
const ROOF = 'Naar uw dak';
const RESULT = 'Bekijk uw resultaat';
const wizard = { path: '/contact?storing=melden', over: true };

const screens: Screen[] = [
  ...Object.values(templates).map((path) => ({ name: path.slice(1).replaceAll('/', '-') || 'home', path })),
  { name: 'home-zakelijk', path: '/?klant=zakelijk' },
  { name: 'diensten-zakelijk', path: '/diensten/industriele-installaties?klant=zakelijk' },
  { name: 'calculator-2', path: '/zonnepanelen', reach: (page) => calculated(page, [USAGE]) },
  { name: 'calculator-3', path: '/zonnepanelen', reach: (page) => calculated(page, [USAGE, ROOF]) },
  { name: 'calculator-4', path: '/zonnepanelen', reach: (page) => calculated(page, [USAGE, ROOF, RESULT]) },
  {
    name: 'offerte-aanvragen-berekend',
    path: '/zonnepanelen',
    reach: async (page) => {
      await calculated(page, [USAGE, ROOF, RESULT]);
      await press(page, 'Vraag offerte aan');
      await page.getByLabel(fieldLabels.name).waitFor();
    },
  },
  { name: 'offerte-fouten', path: '/offerte', reach: (page) => press(page, 'Verstuur aanvraag') },
  { name: 'storing-1', ...wizard, reach: (page) => page.getByRole('dialog').waitFor() },
  { name: 'storing-2', ...wizard, reach: (page) => reported(page, 2) },
  { name: 'storing-3', ...wizard, reach: (page) => reported(page, 3) },
  { name: 'storing-4', ...wizard, reach: (page) => reported(page, 4) },
  {
    name: 'projecten-foto',
    path: '/projecten',
    over: true,
    reach: (page) => click(page.getByRole('region', { name: 'Galerij' }).getByRole('link').first()),
  },
  { name: 'menu', path: '/contact', over: true, width: 1440, reach: (page) => open(page, 'Diensten') },
  { name: 'menu-regios', path: '/contact', over: true, width: 1440, reach: (page) => open(page, 'Werkgebied') },
  { name: 'menu', path: '/contact', over: true, width: 390, reach: (page) => open(page, 'Menu') },
];

/** A window as high as the page renders all of it, with fixed elements at its foot. */
async function unroll(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height === page.viewportSize()?.height) return;
  await page.setViewportSize({ width, height });
  await settle(page);
  await unroll(page, width);
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      image.loading = 'eager';
      return (image.complete && image.naturalWidth > 0) || !image.checkVisibility();
    }),
  );
  await page.evaluate(() =>
    Promise.allSettled([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode())),
  );
}

buildSite();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

await inBrowser(async (browser, origin) => {
  for (const width of WIDTHS) {
    for (const { name, path, reach, over = false } of screens.filter((screen) => (screen.width ?? width) === width)) {
      const page = await browser.newPage({
        baseURL: origin,
        viewport: { width, height: width < 600 ? 844 : 900 },
        locale: 'nl-NL',
        timezoneId: 'Europe/Amsterdam',
        reducedMotion: 'reduce',
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      // A late font is used from the second view on.
      await page.reload();
      await hydrated(page.locator('header a').first());
      await reach?.(page);
      await settle(page);
      if (!over) await unroll(page, width);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = `${FOLDER}/${name}-${width}-${colorScheme}.jpg`;
        await page.screenshot({ path: file, type: 'jpeg', quality: 85, animations: 'disabled' });
        console.log(file);
      }
      await page.close();
    }
  }
});
