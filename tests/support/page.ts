import type { Page, Request, Route } from '@playwright/test';
import { isConfirmation } from './mailbox';

export type HeldBack = Awaited<ReturnType<typeof holdBack>>;

/** Holds back requests until the path answers them. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  holds = (request: Request) => !isConfirmation(request),
) {
  const waiting: Route[] = [];
  const wanting: ((route: Route) => void)[] = [];
  const end = (route: Route, status: number) => (status ? route.fulfill({ status }) : route.abort());
  let lost: number | undefined;
  await page.route(url, (route) => {
    if (!holds(route.request())) return route.fallback();
    if (lost !== undefined) return end(route, lost);
    const want = wanting.shift();
    if (want) return want(route);
    // A retry does not wait for the first answer.
    const before = waiting.findIndex((other) => other.request().url() === route.request().url());
    if (before >= 0) waiting.splice(before, 1);
    waiting.push(route);
  });
  const next = () =>
    new Promise<Route>((resolve) => {
      const route = waiting.shift();
      if (route) resolve(route);
      else wanting.push(resolve);
    });

  const failForGood = async (status: number) => {
    lost = status;
    await Promise.all(waiting.splice(0).map((route) => end(route, status)));
  };

  return {
    answer: async (body: string | object) =>
      (await next()).fulfill(typeof body === 'string' ? { body } : { json: body }),
    /** Continues the request. */
    release: async () => (await next()).fallback(),
    /** Status 0 aborts the request. */
    fail: async (status: number) => end(await next(), status),
    failForGood,
    /** A retry may ask twice: at the same URL, then at one of its own. */
    failUntil: async (status: number, seen: () => Promise<void>) => {
      await failForGood(status);
      await seen();
      lost = undefined;
    },
    ignore: async () => void (await next()),
  };
}

export async function visit(page: Page, url: string) {
  const response = await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.script === 'running');
  return response;
}

export async function comeBackTo(page: Page, name: string, draft: object) {
  const entry = [`concept.v1.${name}`, JSON.stringify(draft)] as const;
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), entry);
  await page.reload();
}

export const follow = (page: Page, url: string) => page.evaluate((to) => history.pushState({}, '', to), url);
