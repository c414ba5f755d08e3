import { appendFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

const FILE = process.env.INTERACTIONS;

/** Whether the paths are taken to be measured, and not to be looked at. */
export const measures = Boolean(FILE);

export interface Interaction {
  /** The events of one press share it: down, up and click. */
  id: string;
  /** In ms, until the next paint. */
  duration: number;
  what: string;
}

/** For `npm run interactions`: slows the page down to a cheap phone, and notes how long each press waits for its paint. */
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

/** What was done last is told of after its paint: who leaves before has not waited for it. */
export async function seeLastPaint(page: Page): Promise<void> {
  if (measures) await page.screenshot();
}

/** Between two keys, or the down and the up of a press, in ms: who is faster has each wait for the one before. */
const HAND = 120;

/** How a pointer presses where it is measured how long that takes to be seen. */
export const hand = measures ? { delay: HAND } : {};

/** Presses as a hand does, which takes its time to let go. */
export async function pressByHand(target: Locator): Promise<void> {
  await bringToMiddle(target);
  await target.click({ delay: HAND });
}

export const press = (target: Locator): Promise<void> => (measures ? pressByHand(target) : target.click());

/** Fills in a field; where keys are measured, with one for each character. A date has no characters. */
export async function typeIn(field: Locator, value: string): Promise<void> {
  if (!measures || (await field.getAttribute('type')) === 'date') return field.fill(value);
  await field.clear();
  await bringToMiddle(field);
  await field.pressSequentially(value, { delay: HAND });
}

/** Headless Chromium shows no frame of which only the lower edge of the window changes; one with a window does. */
const bringToMiddle = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
