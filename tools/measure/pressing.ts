import { appendFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

const FILE = process.env.INTERACTIONS;

export const measures = Boolean(FILE);

export interface Interaction {
  /** Shared by the events of one press: down, up and click. */
  id: string;
  /** In ms, until the next paint. */
  duration: number;
  what: string;
}

/** For `npm run interactions`: throttles the page to a slow phone and records the time to the next paint of each press. */
export async function watchInteractions(page: Page): Promise<void> {
  if (!FILE) return;
  await slowDown(page);
  page.on('console', (message) => {
    const [mark, line] = message.text().split('\t');
    if (mark === 'interaction') appendFileSync(FILE, `${line}\n`);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name, target } of list.getEntries() as PerformanceEventTiming[]) {
        if (!interactionId) continue;
        const { id, textContent } = (target as Element | null) ?? { id: '(gone)', textContent: '' };
        const interaction: Interaction = {
          id: `${performance.timeOrigin} ${interactionId}`,
          duration,
          what: `${location.pathname} ${name} ${id || textContent.trim().slice(0, 40)}`,
        };
        console.debug(`interaction\t${JSON.stringify(interaction)}`);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
}

/** The last press is reported after its paint. */
export async function seeLastPaint(page: Page): Promise<void> {
  if (measures) await page.screenshot();
}

/** In ms, between two keys, or down and up: faster input would queue. */
const HAND = 120;

export const hand = measures ? { delay: HAND } : {};

export async function pressByHand(target: Locator): Promise<void> {
  await bringToMiddle(target);
  await target.click({ delay: HAND });
}

export const press = (target: Locator): Promise<void> => (measures ? pressByHand(target) : target.click());

/** Fills in a field; while measuring, key by key. Date fields take no characters. */
export async function typeIn(field: Locator, value: string): Promise<void> {
  if (!measures || (await field.getAttribute('type')) === 'date') return field.fill(value);
  await field.clear();
  await bringToMiddle(field);
  await field.pressSequentially(value, { delay: HAND });
}

/** Headless Chromium presents no frame when only the lower edge changes. */
const bringToMiddle = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
