import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { slowDown } from '../tests/support/interactions';
import { buildSite, inBrowser, served } from './built-site';
import { comeToLife } from './taken-over';

/** Prints how long a visitor with a phone of a fourth of this machine's speed waits for a paint; it fails nothing. */

const FILE = resolve('.local/interactions.txt');

interface Interaction {
  duration: number;
  what: string;
}

/** Takes every path of every machine that a page shows. */
async function alongPaths(): Promise<Interaction[]> {
  rmSync(FILE, { force: true });
  await served(async (origin) => {
    const command = 'playwright test --config tests/playwright.config.ts --workers 1 page.spec';
    const env = { ...process.env, INTERACTIONS: FILE, TEST_PORT: new URL(origin).port };
    spawnSync('npx', command.split(' '), { stdio: 'inherit', env });
  });
  if (!existsSync(FILE)) throw new Error('Not one path has been taken.');
  return readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [duration, ...what] = line.split(' ');
      return { duration: Number(duration), what: what.join(' ') };
    });
}

/** The links of the bar and the foot, each pressed once it has been prefetched, until the next page is painted. */
const routeChanges = () =>
  inBrowser<Interaction[]>(async (browser, origin) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const changes: Interaction[] = [];
    for (const path of [
      '/zonnepanelen',
      '/diensten/thuisbatterij',
      '/projecten',
      '/over-ons',
      '/contact',
      '/offerte',
    ]) {
      await page.goto(origin, { waitUntil: 'networkidle' });
      await comeToLife(page.locator(`a[href="${path}"]:visible`).first());
      await slowDown(page);
      changes.push({ duration: await routeChange(page, path), what: `/ to ${path}` });
    }
    return changes;
  });

async function routeChange(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            // The element may stay, with the title of another page.
            const title = () => document.querySelector('h1')?.textContent;
            const before = title();
            const look = () => {
              if (title() === before) return requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(undefined);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
  );
  await link.click();
  return painted;
}

function print(name: string, interactions: Interaction[]): void {
  const slowest = interactions.toSorted((one, other) => other.duration - one.duration);
  const p98 = slowest[Math.floor(slowest.length * 0.02)];
  console.log(`${name}: ${slowest.length}, p98 ${p98?.duration.toFixed(0)} ms, at most 100 ms; the slowest:`);
  for (const { duration, what } of slowest.slice(0, 6)) console.log(`  ${duration.toFixed(0).padStart(5)} ms  ${what}`);
}

buildSite();
print('route changes, prefetched', await routeChanges());
print('presses and keys along the paths of the machines', await alongPaths());
