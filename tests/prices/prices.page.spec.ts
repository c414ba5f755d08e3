import { type Page, expect } from '@playwright/test';
import type { Prices, pricesMachine } from '../../machines/prices/prices.machine';
import { HOUR } from '../../machines/prices/prices.rules';
import { renderAll } from '../support/rendering';
import { test } from '../support/console';
import { press } from '../../tools/measure/pressing';
import { visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { lookedAt, pricesModel as model, points, startOfDay } from './prices.model';

const { page: path } = model;

const block = (page: Page) => page.getByRole('region', { name: 'Utrecht actuele Energie prijzen' });
const card = (page: Page, name: string) => block(page).getByRole('region', { name });
const table = (page: Page) => block(page).getByRole('table', { name: 'Prijs per uur' });
const spinner = (page: Page) => block(page).getByRole('status');
const failure = (page: Page) => block(page).getByRole('alert');
const retry = (page: Page) => block(page).getByRole('button', { name: 'Probeer opnieuw' });

test.describe('§4 Price block', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, pricesOn(page));
    });
  }

  test('after a failure the prices still come', async ({ page }) => {
    await openAt(page, lookedAt);
    await rejectPrices(page);
    await nextFrame(page);
    await retry(page).click();
    await expect(spinner(page)).toHaveText('Prijzen laden…');
    await drawPrices(page);
    await nextFrame(page);

    await seePrices(page, { points, now: lookedAt });
  });
});

test.describe('§2 Energy price block', () => {
  test('a spinner shows in the page as it is served', async ({ request }) => {
    const html = await (await request.get(path)).text();

    expect(html).toContain('Utrecht actuele Energie prijzen');
    expect(html).toMatch(/role="status".*Prijzen laden…/);
    expect(html).not.toContain('Huidige prijs');
  });

  for (const { hour, change, colour } of [
    { hour: 9, change: '−1,9% lager dan vorig uur', colour: 'rgb(27, 122, 75)' },
    { hour: 15, change: '+1,9% hoger dan vorig uur', colour: 'rgb(179, 38, 30)' },
    { hour: 0, change: 'Eerste uur van de dag', colour: 'rgb(74, 95, 107)' },
  ]) {
    test(`the change at ${hour}:00 has a colour and words`, async ({ page }) => {
      await openAt(page, startOfDay + hour * HOUR);
      await drawPrices(page);
      await nextFrame(page);

      const shown = card(page, 'Huidige prijs').getByText(change);
      await expect(shown).toBeVisible();
      await expect(shown).toHaveCSS('color', colour);
    });
  }

  test('the block names the town of its page, and says where the prices are from', async ({ page }) => {
    await visit(page, '/zonnepanelen/den-haag');

    await expect(page.getByRole('heading', { name: 'Den Haag actuele Energie prijzen' })).toBeVisible();
    await expect(page.getByText('Indicatieve prijzen, lokaal berekend')).toBeVisible();
  });

  test('nothing moves when the prices come', async ({ page }) => {
    await openAt(page, lookedAt);
    await renderAll(page);
    const end = () => page.getByRole('heading', { name: 'Gratis zonnepanelen check' }).evaluate(topOf);
    const widths = [360, 390, 768, 1024, 1440];
    const tops = async () => {
      const found: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(await end());
      }
      return found;
    };

    const before = await tops();
    await nextFrame(page);
    await expect(table(page)).toBeVisible();

    expect(await tops()).toEqual(before);
  });
});

test.describe('D31 hours are those of Europe/Amsterdam', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('also where it is another day', async ({ page }) => {
    await openAt(page, startOfDay + 24 * HOUR + 600_000);
    await drawPrices(page);
    await nextFrame(page);

    await expect(block(page)).toContainText('zondag 22 november 2026');
    await expect(table(page).getByRole('rowheader').first()).toHaveText('00:00 nu');
  });
});

function pricesOn(page: Page): PageDriver<typeof pricesMachine> {
  const goToNextHour = async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.fastForward(HOUR - (now % HOUR));
  };

  return {
    view: '#stroomprijzen',
    open: () => openAt(page, lookedAt),
    visitor: {
      retry: () => press(retry(page)),
    },
    world: {
      'xstate.done.actor.loadPrices': async () => {
        await page.clock.setSystemTime(lookedAt);
        await drawPrices(page);
        await nextFrame(page);
      },
      'xstate.error.actor.loadPrices': async () => {
        await rejectPrices(page);
        await nextFrame(page);
      },
      'xstate.after.TIMEOUT.prices.loading': () => page.clock.runFor(10_000),
      'xstate.after.UNTIL_NEXT_HOUR.prices.loaded': goToNextHour,
    },
    states: {
      loading: async () => {
        await expect(spinner(page)).toHaveText('Prijzen laden…');
        await expect(table(page)).toHaveCount(0);
      },
      loaded: ({ context }) => seePrices(page, context),
      failed: async () => {
        await expect(failure(page)).toHaveText('Failed to fetch price data. Please try again later.');
        await expect(retry(page)).toBeVisible();
        // The scan uses random numbers.
        await drawPrices(page);
      },
    },
  };
}

declare global {
  interface Window {
    runFrames: () => void;
  }
}

/** Clock and frames are controlled: the prices are made in a frame. */
async function openAt(page: Page, time: number) {
  await page.clock.install({ time: time - 60_000 });
  await page.clock.pauseAt(time);
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => frames.push(callback);
    window.runFrames = () => frames.splice(0).forEach((callback) => callback(performance.now()));
  });
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.script === 'running');
}

async function nextFrame(page: Page) {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.runFrames());
      return spinner(page).count();
    })
    .toBe(0);
}

/** Makes `Math.random` give the prices of the model. */
const drawPrices = (page: Page) =>
  page.evaluate(
    (draws) => {
      Math.random = () => draws.shift() ?? 0;
    },
    points.map(({ price }) => (price - 150) / 100),
  );

const rejectPrices = (page: Page) =>
  page.evaluate(() => {
    Math.random = () => {
      throw new Error('No prices today');
    };
  });

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top + window.scrollY);

async function seePrices(page: Page, { points: shown, now }: Prices) {
  const hour = Math.floor((now - startOfDay) / HOUR);
  const euros = (price: number) => `€ ${(price / 1000).toFixed(2).replace('.', ',')}`;
  const label = (index: number) => `${String(index).padStart(2, '0')}:00`;

  await expect(block(page).getByText('zaterdag 21 november 2026')).toBeVisible();
  await expect(card(page, 'Huidige prijs')).toContainText(`${euros(200 + 4 * Math.abs(12 - hour))} per kWh`);
  await expect(card(page, 'Gemiddeld vandaag')).toContainText('€ 0,22 per kWh');
  await expect(card(page, 'Goedkoopste tijdstip')).toContainText('12:00');
  await expect(table(page).getByRole('cell')).toHaveText(shown.map(({ price }) => euros(price)));
  await expect(table(page).getByRole('rowheader')).toHaveText(
    shown.map((_, index) => label(index) + (index === hour ? ' nu' : '') + (index === 12 ? ' laagst' : '')),
  );
}
