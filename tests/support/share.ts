import type { Page } from '@playwright/test';

/** Replaces the share methods of the browser until the test answers. */
export const stubShare = (page: Page, means: 'share' | 'clipboard') =>
  page.addInitScript((name) => {
    const sharing: { with: unknown[]; end: (error?: string) => void } = { with: [], end: () => {} };
    const ask = (what: unknown) => {
      sharing.with.push(what);
      return new Promise<void>((resolve, reject) => {
        sharing.end = (error) => (error ? reject(new DOMException('Refused', error)) : resolve());
      });
    };
    Object.defineProperty(navigator, 'share', { value: name === 'share' ? ask : undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: ask } });
    Object.assign(window, { sharing });
  }, means);

interface Sharing {
  sharing: { with: unknown[]; end: (error?: string) => void };
}

export const answerShare = (page: Page, error?: string) =>
  page.evaluate((name) => (window as unknown as Sharing).sharing.end(name), error);

/** Returns what the page passed to the share methods. */
export const shared = (page: Page) => page.evaluate(() => (window as unknown as Sharing).sharing.with);
