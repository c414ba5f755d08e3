import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { renderAll } from './rendering';

/** A view with the dialog and the toasts that may lie over it. */
export const withOverlays = (view: string) => `${view}, [role="dialog"], [aria-label="Meldingen"]`;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the axe violations of a page in its colour scheme. @param view CSS selector of the part to scan, with dialog and toasts. The whole page where it is absent. */
export async function violations(page: Page, view?: string) {
  await renderAll(page);
  await bringAxe(page);
  await endTransitions(page);
  // Legacy mode differs only for frames. Without `preload` axe does not wait for videos. `target-size` is of WCAG 2.2.
  const builder = new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  // One selector list: axe refuses a selector without a match.
  if (view !== undefined && (await page.locator(view).count()) > 0) builder.include(withOverlays(view));
  const results = await withTime(page, builder.analyze());
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** The builder would send it to each frame twice a scan: more than a megabyte each time. */
const bringAxe = (page: Page) =>
  Promise.all(
    page.frames().map(async (frame) => {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
    }),
  );

/** axe waits for timers: a paused clock advances in steps. */
async function withTime<Seen>(page: Page, looking: Promise<Seen>): Promise<Seen> {
  if (!(await page.evaluate(() => '__pwClock' in window))) return looking;
  let done = false;
  const seen = looking.finally(() => (done = true));
  while (!done) await page.clock.runFor(1);
  return seen;
}

/** A colour in transition has no contrast of its own. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
