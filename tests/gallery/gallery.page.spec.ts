import { type Page, type Route, test as base, expect } from '@playwright/test';
import { galleryTexts } from '../../content/pages/gallery';
import { pictureTexts } from '../../content/picture-texts';
import { projects } from '../../content/projects';
import type { GalleryImage, galleryMachine } from '../../machines/gallery/gallery.machine';
import { test } from '../support/console';
import { press } from '../../tools/measure/pressing';
import { visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { hydrated } from '../../tools/measure/hydrated';
import { awaited, fadingIn, galleryModel as model, givenModel } from './gallery.model';

const texts = Object.values(pictureTexts);
const works = Object.keys(pictureTexts).map((name) => projects[name]?.work);
const gallery = (page: Page) => page.getByRole('region', { name: 'Galerij' });
const thumbnail = (page: Page, index: number) => gallery(page).getByRole('link').nth(index);
const overlay = (page: Page) => page.getByRole('dialog');

test.describe('§4 Gallery', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page, heard }) => {
      await replay(page, model.machine, path, await galleryOn(page));

      if (!path.steps.some(({ event }) => event.type.startsWith('xstate.error'))) return;
      await expect.poll(() => heard.console.splice(0)).toEqual([expect.stringContaining('Images not listed')]);
      expect(heard.network.splice(0)).toEqual(expect.arrayContaining([expect.stringContaining('images-')]));
    });
  }

  test('extension: a page that came with its images shows them at once, and asks for no list', async ({ page }) => {
    const [path] = givenModel.paths();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    if (path)
      await replay(page, givenModel.machine, path, {
        ...(await galleryOn(page)),
        view: 'main',
        open: () => visit(page, givenModel.page),
      });
    await page.waitForLoadState('networkidle');

    expect(asked.filter((url) => url.includes('/images-'))).toEqual([]);
  });

  test('an image fades in when it has arrived', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(new RegExp(`/${awaited.name}-`), async (route) => {
      await held;
      await route.continue();
    });
    const picture = thumbnail(page, 0).getByRole('img', { includeHidden: true });
    const driver = await galleryOn(page);

    await replay(page, model.machine, fadingIn, {
      ...driver,
      visitor: {
        ...driver.visitor,
        'image.await': () => expect(picture).toHaveCSS('opacity', '0'),
        'image.arrive': async () => {
          release();
          await expect(picture).toHaveCSS('opacity', '1');
        },
      },
    });
    await expect(picture).toHaveCSS('transition-property', /opacity/);
  });

  test('nothing fades for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/projecten');

    await expect(thumbnail(page, 0).getByRole('img')).toHaveCSS('transition-duration', /^0s/);
  });
});

test.describe('§2 Gallery', () => {
  for (const [columns, width] of [
    [1, 390],
    [2, 700],
    [3, 1024],
    [3, 1440],
    [4, 1680],
  ] as const) {
    test(`has ${columns} of 4 columns at ${width}, in shapes that images fill and do not make (§9)`, async ({
      page,
    }) => {
      await page.route(/\.(avif|webp|jpeg)$/, () => {});
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/projecten', { waitUntil: 'domcontentloaded' });
      const boxes = await gallery(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));

      expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
      boxes.forEach((box, index) =>
        expect(box.width / box.height).toBeCloseTo([3 / 4, 4 / 3, 1, 16 / 9][index % 4] ?? 0, 1),
      );
    });
  }

  test('three columns end evenly, and each picture says that it is an impression', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/projecten');
    const ends = await gallery(page)
      .getByRole('figure')
      .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().bottom)));

    expect(new Set([3, 7, 11].map((place) => ends[place])).size).toBe(1);
    await expect(gallery(page).getByText('(impressie)')).toHaveCount(texts.length);
  });

  test('all its images are lazily loaded and say what they show', async ({ page }) => {
    await visit(page, '/projecten');
    const images = await gallery(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((image) => [image.getAttribute('alt'), image.getAttribute('loading')]));

    expect(images).toEqual(texts.map((text) => [text, 'lazy']));
  });

  for (const [way, close] of [
    ['a press outside', (page: Page) => page.mouse.click(4, 4)],
    ['the close button', (page: Page) => overlay(page).getByRole('button', { name: 'Sluiten' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`${way} closes the overlay, and the focus goes back to the thumbnail`, async ({ page }) => {
      await visit(page, '/projecten');
      await thumbnail(page, 1).press('Enter');
      // The overlay has the focus.
      await expect(overlay(page).getByRole('button', { name: 'Vorig beeld' })).toBeFocused();
      // Radix listens for a press outside after a `setTimeout` of its own.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await close(page);

      await expect(overlay(page)).toHaveCount(0);
      await expect(thumbnail(page, 1)).toBeFocused();
    });
  }

  test('the arrow keys lead from image to image', async ({ page }) => {
    await visit(page, '/projecten');
    await thumbnail(page, 0).click();
    await expect(overlay(page)).toBeVisible();

    await page.keyboard.press('ArrowLeft');
    await expect(overlay(page).getByRole('heading')).toHaveText(works.at(-1) ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(overlay(page).getByRole('heading')).toHaveText(works[0] ?? '');
  });

  test('an arrow key counts before the overlay has taken the focus', async ({ page }) => {
    await visit(page, '/projecten');
    await thumbnail(page, 0).click();
    await expect(overlay(page)).toBeVisible();

    await page.locator('body').dispatchEvent('keydown', { key: 'ArrowLeft' });
    await expect(overlay(page).getByRole('heading')).toHaveText(works.at(-1) ?? '');
  });

  test('a thumbnail leads to the image itself when the overlay cannot be had', async ({ page, heard }) => {
    await visit(page, '/projecten');
    await page.route(/\/assets\/Overlay-/, (route) => route.abort());
    await thumbnail(page, 0).click();

    await expect(page).toHaveURL(new RegExp(`/assets/${awaited.name}-.*\\.jpeg$`));
    expect(heard.network.splice(0)).toEqual(expect.arrayContaining([expect.stringContaining('Overlay-')]));
    // Chromium's image page has inline styles, which the policy reports.
    expect(heard.console.splice(0).filter((line) => !line.includes('inline style'))).toEqual([]);
  });
});

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false });

  base('the images are there and can be opened', async ({ page }) => {
    await page.goto('/projecten');

    await expect(gallery(page).getByRole('link')).toHaveCount(texts.length);
    await expect(thumbnail(page, 0).getByRole('img')).toHaveCSS('opacity', '1');
    await thumbnail(page, 0).click();
    await expect(page).toHaveURL(new RegExp(`/assets/${awaited.name}-.*\\.jpeg$`));
  });
});

async function galleryOn(page: Page): Promise<PageDriver<typeof galleryMachine>> {
  const list = new Promise<Route>((resolve) => void page.route(/\/assets\/images-.*\.js$/, resolve));
  const empty = async () => {
    await expect(gallery(page).getByRole('heading')).toHaveText(galleryTexts.empty);
    await expect(gallery(page)).toContainText(galleryTexts.fill);
  };

  return {
    view: 'main',
    open: async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.clock.install();
      await visit(page, '/contact');
      const link = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Projecten' });
      await hydrated(link);
      await link.click();
    },
    visitor: {
      'image.await': async () => {},
      'image.arrive': async () => {},
      'image.select': ({ index }) => press(thumbnail(page, index)),
      previous: () => press(overlay(page).getByRole('button', { name: 'Vorig beeld' })),
      next: () => press(overlay(page).getByRole('button', { name: 'Volgend beeld' })),
      'overlay.close': () => page.keyboard.press('Escape'),
    },
    world: {
      'xstate.done.actor.loadImages': async ({ output }) =>
        (output as readonly GalleryImage[]).length
          ? (await list).continue()
          : (await list).fulfill({ contentType: 'text/javascript', body: 'export const images = [];' }),
      'xstate.error.actor.loadImages': async () => (await list).abort(),
      'xstate.after.TIMEOUT.gallery.loading': () => page.clock.runFor(10_000),
    },
    states: {
      loading: () => expect(gallery(page).getByRole('status')).toHaveText('Laden...'),
      empty,
      'loaded.browsing': async () => {
        await expect(gallery(page).locator('li')).toHaveCount(texts.length);
        await expect(overlay(page)).toHaveCount(0);
      },
      'loaded.viewing': async ({ context }) => {
        await expect(overlay(page).getByRole('img')).toHaveAccessibleName(String(texts[context.selected]));
        // Escape works once the overlay has the focus.
        await expect(overlay(page).locator(':focus')).toBeVisible();
      },
    },
  };
}
