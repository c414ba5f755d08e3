import { type Page, type Route, test as base, expect } from '@playwright/test';
import { fieldLabels } from '../../content/forms/forms';

interface Heard {
  console: string[];
  network: string[];
}

const silent: Heard = { console: [], network: [] };

/** Every test ends with a check of console and network. Expected lines are taken out with `splice(0)`; others fail. */
export const test = base.extend<{ heard: Heard }>({
  heard: [
    async ({ page }, use) => {
      const heard = listen(page);
      await use(heard);
      await page.context().setOffline(false);
      expect(heard, 'what the page said to console and network').toEqual(silent);
    },
    { auto: true },
  ],
});

function listen(page: Page): Heard {
  const heard: Heard = { console: [], network: [] };
  let origin: string | undefined;
  const shown = (url: string) => url.replace(origin ?? '', '');

  page.on('console', (message) => {
    // The browser logs failed responses that `network` has as well.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) heard.console.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.console.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    origin ??= url.origin;
    if (url.protocol.startsWith('http') && url.origin !== origin) heard.network.push(`elsewhere: ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Pending requests may be aborted when a test navigates or goes offline.
    const cutOff = reason === 'net::ERR_ABORTED' || reason === 'net::ERR_INTERNET_DISCONNECTED';
    if (cutOff && request.resourceType() !== 'fetch') return;
    heard.network.push(`${request.method()} ${shown(request.url())}: ${reason}`);
  });
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() < 400 || request.isNavigationRequest()) return;
    heard.network.push(`${request.method()} ${shown(request.url())}: ${response.status()}`);
  });
  return heard;
}

export const field = (page: Page, name: keyof typeof fieldLabels) =>
  page.getByRole('main').getByLabel(new RegExp(`^${fieldLabels[name]}`));

export const toasts = (page: Page) => page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem');

export interface Fault {
  /** Completes the fault where it does not end by itself. */
  happen: () => Promise<void>;
  lift: () => Promise<void>;
}

/** Makes the local services fail, by `tools/serve/local-services/faults.ts`. */
export const asking =
  (fault: string) =>
  async (page: Page, url: string): Promise<Fault> => {
    const ask = (route: Route) => route.fallback({ headers: { ...route.request().headers(), 'x-fault': fault } });
    await page.route(url, ask);
    return { happen: async () => {}, lift: () => page.unroute(url, ask) };
  };

/** Leaves requests unanswered. Needs `page.clock`. */
export async function silence(page: Page, url: string): Promise<Fault> {
  let asked = () => {};
  const request = new Promise<void>((resolve) => (asked = resolve));
  await page.route(url, asked);
  return {
    happen: async () => {
      await request;
      await page.clock.runFor(10_000);
    },
    lift: () => page.unroute(url, asked),
  };
}

/** The browser logs missing files as well. */
export function forget(heard: Heard) {
  heard.network.splice(0);
}
