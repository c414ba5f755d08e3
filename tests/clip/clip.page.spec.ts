import { type Page, expect, test } from '@playwright/test';
import { RATE, type clipMachine } from '../../machines/clip/clip.machine';
import { press, seeLastPaint, watchInteractions } from '../../tools/measure/pressing';
import { holdBack, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { hydrated } from '../../tools/measure/hydrated';
import { clipModel as model } from './clip.model';

declare global {
  interface Window {
    rest: () => void;
    refuse: () => void;
  }
}

const video = (page: Page) => page.locator('video');
const control = (page: Page, name: 'Video pauzeren' | 'Video afspelen') => page.getByRole('button', { name });

test.describe('§2 Hero with looping video', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, await clipOn(page));
    });
  }

  for (const [path, clip] of [
    ['/', 'hero-loop'],
    ['/?klant=zakelijk', 'bedrijfsdak'],
    ['/zonnepanelen/utrecht', 'dak-panelen'],
    ['/regios/thuisbatterij/amersfoort', 'thuisbatterij'],
  ] as const) {
    test(`${path} has one of what it is about`, async ({ page }) => {
      await visit(page, path);

      await expect(video(page)).toHaveJSProperty('loop', true);
      await expect(video(page)).toHaveJSProperty('muted', true);
      expect(await video(page).evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain(
        `/videos/${clip}`,
      );
    });

    test(`${path}: at every width a pointer pauses it, and has it play on`, async ({ page }) => {
      await watchInteractions(page);
      await visit(page, path);
      await hydrated(page.getByRole('heading', { level: 1 }));
      for (const width of [390, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 720 });
        await press(control(page, 'Video pauzeren'));
        await expect(video(page)).toHaveJSProperty('paused', true);
        await press(control(page, 'Video afspelen'));
        await expect(video(page)).toHaveJSProperty('paused', false);
      }
      await seeLastPaint(page);
    });
  }
});

test.describe('extension: poster first', () => {
  test('who wants no motion or few bytes sees the picture, and nothing is asked for', async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.goto('about:blank');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await context.addInitScript(() => {
      Object.defineProperty(navigator.connection, 'saveData', { value: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });

    await expect(page.getByAltText(/^Rij bakstenen huizen/)).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/videos/'))).toEqual([]);
  });
});

/** The path decides when the page is idle and whether a clip may play. */
async function clipOn(page: Page): Promise<PageDriver<typeof clipMachine>> {
  const files = await holdBack(page, '**/videos/*');
  /** Earlier observers have reported when a new one has. */
  const scroll = (to: 'start' | 'end') =>
    page.evaluate((place) => {
      window.scrollTo(0, place === 'start' ? 0 : document.body.scrollHeight);
      return new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
    }, to);

  await page.addInitScript(() => {
    let loaded = false;
    Object.defineProperty(document, 'readyState', { get: () => (loaded ? 'complete' : 'interactive') });
    addEventListener('load', (event) => loaded || event.stopImmediatePropagation(), { capture: true });
    window.rest = () => {
      loaded = true;
      dispatchEvent(new Event('load'));
    };

    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      return new Promise((_, reject) => {
        window.refuse = () => {
          this.pause();
          reject(new DOMException('', 'NotAllowedError'));
        };
        play.call(this).catch(() => undefined);
      });
    };
  });

  return {
    view: '#clip-hero-loop',
    open: async () => {
      await visit(page, '/');
      await hydrated(page.locator('#clip-hero-loop'));
      await scroll('end');
    },
    visitor: {
      release: async ({ by }) => {
        if (by === 'busy') await page.evaluate(() => window.rest());
        else if (by === 'hidden') await setHidden(page, false);
        else await scroll('start');
      },
      hold: ({ by }) => (by === 'hidden' ? setHidden(page, true) : scroll('end')),
      'clip.ready': async () => {
        await files.release();
        await expect(control(page, 'Video pauzeren')).toBeAttached();
      },
      'clip.fail': () => files.failForGood(404),
      'clip.refuse': () => page.evaluate(() => window.refuse()),
      pause: () => control(page, 'Video pauzeren').dispatchEvent('click'),
      play: () => control(page, 'Video afspelen').dispatchEvent('click'),
    },
    world: {},
    states: {
      waiting: () => expect(video(page)).toHaveCount(0),
      loading: async () => {
        await expect(video(page)).toHaveCSS('opacity', '0');
        await expect(control(page, 'Video pauzeren')).toHaveCount(0);
      },
      playing: async () => {
        await expect(video(page)).toHaveJSProperty('paused', false);
        await expect(video(page)).toHaveJSProperty('playbackRate', RATE);
        await expect(video(page)).toHaveCSS('opacity', '1');
      },
      held: () => expect(video(page)).toHaveJSProperty('paused', true),
      paused: async () => {
        await expect(control(page, 'Video afspelen')).toBeAttached();
        await expect(video(page)).toHaveJSProperty('paused', true);
      },
      failed: () => expect(video(page)).toHaveCount(0),
    },
  };
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
