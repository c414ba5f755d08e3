import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';

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

/** A path with a copy shares by the clipboard; where it is `offered` as well, the visitor cancels. */
export function sharing(page: Page, actor: string, steps: readonly { event: AnyEventObject }[]) {
  const copied = steps.some(({ event }) => event.output === 'copied');
  return {
    stub: () => stubShare(page, copied ? 'clipboard' : 'share'),
    world: {
      [`xstate.done.actor.${actor}`]: ({ output }: { output?: unknown }) =>
        answerShare(page, copied && output === 'offered' ? 'AbortError' : undefined),
      [`xstate.error.actor.${actor}`]: () => answerShare(page, 'NotAllowedError'),
    },
  };
}
