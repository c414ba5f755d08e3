import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type Interaction, pressByHand, slowDown } from './pressing';
import { buildSite, inBrowser, served } from './built-site';
import { hydrated } from './hydrated';

/** Prints how long presses and keys wait for the next paint on a slow phone; fails nothing. */

const FILE = resolve('.local/interactions.txt');

/** Where `deliverByEmail` of the tests looks for the scripts. */
const SITE = '.local/test-site';

type Waited = Omit<Interaction, 'id'>;

async function alongPaths(): Promise<Waited[]> {
  rmSync(FILE, { force: true });
  await served(async (origin) => {
    const options = 'test --config tests/playwright.config.ts --workers 1 page.spec';
    const env = { ...process.env, INTERACTIONS: FILE, TEST_SITE: origin };
    const { status } = spawnSync('playwright', options.split(' '), { stdio: 'inherit', env });
    if (status !== 0) console.log('\nNot every path was taken to its end: what is not seen was not measured.\n');
  }, SITE);
  if (!existsSync(FILE)) throw new Error('Not one path has been taken.');
  const events: Interaction[] = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  // A press lasts as long as the slowest of its events.
  return [
    ...new Map(
      events.toSorted((one, other) => one.duration - other.duration).map((event) => [event.id, event]),
    ).values(),
  ];
}

/** Links of the bar and the footer, each prefetched: time to the next paint, and to the next page. */
const routeChanges = () =>
  inBrowser<Record<'answered' | 'arrived', Waited[]>>(async (browser, origin) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // tsx wraps named functions in a helper that the page does not have.
    await page.addInitScript('window.__name = (named) => named');
    const changes: Record<'answered' | 'arrived', Waited[]> = { answered: [], arrived: [] };
    for (const path of [
      '/zonnepanelen',
      '/diensten/thuisbatterij',
      '/projecten',
      '/over-ons',
      '/contact',
      '/offerte',
    ]) {
      await page.goto(origin, { waitUntil: 'networkidle' });
      await hydrated(page.locator(`a[href="${path}"]:visible`).first());
      await slowDown(page);
      const { answered, arrived } = await routeChange(page, path);
      changes.answered.push({ duration: answered, what: `/ to ${path}` });
      changes.arrived.push({ duration: arrived, what: `/ to ${path}` });
    }
    return changes;
  }, SITE);

async function routeChange(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const times = page.evaluate(
    () =>
      new Promise<Record<'answered' | 'arrived', number>>((resolve) => {
        let arrived = 0;
        let answered = 0;
        const tell = () => arrived && answered && resolve({ answered, arrived });
        new PerformanceObserver((list) => {
          answered ||= list.getEntriesByName('click')[0]?.duration ?? 0;
          tell();
        }).observe({ type: 'event', durationThreshold: 16 });
        addEventListener(
          'click',
          ({ timeStamp }) => {
            // The element may stay and get another title.
            const title = () => document.querySelector('h1')?.textContent;
            const before = title();
            const look = () => {
              if (title() === before) return requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                arrived = performance.now() - timeStamp;
                tell();
              };
              port2.postMessage(undefined);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
  );
  await pressByHand(link);
  return times;
}

/** @param limit In ms. */
function print(name: string, interactions: Waited[], limit?: number): void {
  const slowest = interactions.toSorted((one, other) => other.duration - one.duration);
  const p98 = slowest[Math.floor(slowest.length * 0.02)];
  const wanted = limit ? `, at most ${limit} ms` : '';
  console.log(`${name}: ${slowest.length}, p98 ${p98?.duration.toFixed(0)} ms${wanted}; the slowest:`);
  for (const { duration, what } of slowest.slice(0, 6)) console.log(`  ${duration.toFixed(0).padStart(5)} ms  ${what}`);
}

buildSite('preview', SITE);
const { answered, arrived } = await routeChanges();
print('route changes, prefetched, until the next paint', answered, 100);
print('route changes, prefetched, until the next page is painted', arrived);
const along = await alongPaths();
const isKey = ({ what }: Waited) => / key(down|press|up) /.test(what);
// A path has ten keys for each press: together they would hide the presses.
print(
  'presses along the paths of the machines',
  along.filter((each) => !isKey(each)),
  100,
);
print('keys along the paths of the machines', along.filter(isKey), 100);
