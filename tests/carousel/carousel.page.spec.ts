import { type Page, expect, test } from '@playwright/test';
import { customers } from '../../content/customers';
import { reviews as allReviews } from '../../content/reviews';
import type { carouselMachine, sellingPointsMachine } from '../../machines/carousel/carousel.machine';
import { press, seeLastPaint, watchInteractions } from '../../tools/measure/pressing';
import { visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { hydrated } from '../../tools/measure/hydrated';
import { carouselModel as model, sellingPointsModel } from './carousel.model';

const { sellingPoints } = customers.particulier;
const reviews = allReviews.particulier;

test.use({ viewport: { width: 390, height: 844 } });

test.describe('§4 Review carousel', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, reviewsOn(page));
    });
  }

  test('one is shown at a time and the next every 6 seconds, wrapping around', async ({ page }) => {
    await openWhileTimeStandsStill(page);

    for (const index of reviews.keys()) {
      await page.clock.runFor(5999);
      await seeReview(page, index);
      await page.clock.runFor(1);
      await seeReview(page, (index + 1) % reviews.length);
    }
  });

  test('a pointer reaches every control', async ({ page }) => {
    const control = (name: string) => page.getByRole('button', { name, exact: true });
    await watchInteractions(page);
    await page.clock.install();
    await visit(page, '/');
    await hydrated(control('Volgende review'));

    for (const [name, shown] of [
      ['Volgende review', 1],
      ['Vorige review', 0],
      ['Review 3', 2],
    ] as const) {
      await press(control(name));
      await seeReview(page, shown);
    }
    await press(control('Reviews pauzeren'));
    await press(control('Reviews afspelen'));
    await expect(control('Reviews pauzeren')).toBeVisible();
    await seeLastPaint(page);
  });

  test('on larger screens all three reviews are shown, without controls', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');

    for (const { text } of reviews) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Volgende review' })).toBeHidden();
  });

  test('extension: no slide moves for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await visit(page, '/');
    await hydrated(page.getByRole('button', { name: 'Volgende review' }));
    await seeReview(page, 0);
    await page.clock.runFor(60_000);
    await seeReview(page, 0);
  });
});

test.describe('§4 Selling point rotation', () => {
  test('one is shown at a time and the next every 3 seconds, wrapping around', async ({ page }) => {
    await openWhileTimeStandsStill(page);

    for (const index of sellingPoints.keys()) {
      await page.clock.runFor(2999);
      await seePoint(page, index);
      await page.clock.runFor(1);
      await seePoint(page, (index + 1) % sellingPoints.length);
    }
  });

  for (const path of sellingPointsModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, sellingPointsModel.machine, path, sellingPointsOn(page));
    });
  }

  test('on wide screens all four are listed', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');

    for (const point of sellingPoints) await expect(page.getByText(point, { exact: true })).toBeVisible();
  });
});

/** Dispatched presses: a mouse or the focus would hold the slides as well, which is an event of its own. */
function reviewsOn(page: Page): PageDriver<typeof carouselMachine> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).dispatchEvent('click');
  // While paused there is no pause button.
  const pressIfThere = async (name: string) => {
    if (await button(name).count()) await press(name);
  };

  return {
    view: '#reviews-carousel',
    open: async () => {
      await page.clock.install();
      await visit(page, '/');
      await hydrated(page.getByRole('button', { name: 'Volgende review' }));
    },
    visitor: {
      previous: () => press('Vorige review'),
      next: () => press('Volgende review'),
      show: ({ index }) => press(`Review ${index + 1}`),
      hold: ({ by }) => (by === 'pause' ? pressIfThere('Reviews pauzeren') : button('Volgende review').hover()),
      release: ({ by }) => (by === 'pause' ? pressIfThere('Reviews afspelen') : page.mouse.move(0, 0)),
    },
    world: {
      'xstate.after.INTERVAL.carousel.rotating': () => page.clock.runFor(6000),
    },
    states: {
      rotating: ({ context }) => seeReview(page, context.index),
      held: async ({ context }) => {
        await page.clock.runFor(6000);
        await seeReview(page, context.index);
      },
    },
  };
}

function sellingPointsOn(page: Page): PageDriver<typeof sellingPointsMachine> {
  const first = page.getByText(sellingPoints[0], { exact: true });
  const never = () => Promise.reject(new Error('The selling points have no such control.'));

  return {
    view: '#verkooppunten',
    open: async () => {
      await page.clock.install();
      await visit(page, '/');
      await hydrated(first);
    },
    visitor: {
      previous: never,
      next: never,
      show: never,
      hold: ({ by }) => (by === 'hidden' ? setHidden(page, true) : page.locator('#verkooppunten').hover()),
      release: ({ by }) => (by === 'hidden' ? setHidden(page, false) : page.mouse.move(0, 0)),
    },
    world: {
      'xstate.after.INTERVAL.carousel.rotating': () => page.clock.runFor(3000),
    },
    states: {
      rotating: ({ context }) => seePoint(page, context.index),
      held: async ({ context }) => {
        await page.clock.runFor(6000);
        await seePoint(page, context.index);
      },
    },
  };
}

/** A passive visitor, with a paused clock. */
async function openWhileTimeStandsStill(page: Page) {
  await page.clock.install({ time: '2026-11-21T10:00:00+01:00' });
  await page.clock.pauseAt('2026-11-21T10:00:01+01:00');
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
}

async function seeReview(page: Page, shown: number) {
  for (const [index, { text }] of reviews.entries()) {
    await expect(page.getByText(text)).toBeVisible({ visible: index === shown });
  }
}

async function seePoint(page: Page, shown: number) {
  for (const [index, point] of sellingPoints.entries()) {
    await expect(page.getByText(point, { exact: true })).toBeVisible({ visible: index === shown });
  }
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
