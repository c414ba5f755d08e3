import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const FILE = process.env.INTERACTIONS;

/** For `npm run interactions`: slows the page down to a cheap phone, and notes how long each press waits for its paint. */
export async function watchInteractions(page: Page): Promise<void> {
  if (!FILE) return;
  await slowDown(page);
  page.on('console', (message) => {
    const [mark, ...line] = message.text().split(' ');
    if (mark === 'interaction') appendFileSync(FILE, `${line.join(' ')}\n`);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) console.debug('interaction', entry.duration, entry.name, location.pathname);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
