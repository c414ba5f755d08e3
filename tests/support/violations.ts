import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { renderAll } from './rendering';

/** CSS selectors of the dialog and the toasts, which every scan includes. */
const OVERLAYS = '[role="dialog"], [aria-label="Meldingen"]';

type Scheme = 'light' | 'dark';

/**
 * Returns the violations that axe finds on a page.
 * @param view CSS selector of the part to look at, and with it at what lies over the page. The whole page where it is not there.
 */
export async function violations(page: Page, view?: string, schemes: readonly Scheme[] = ['light', 'dark']) {
  const found: string[] = [];
  await renderAll(page);
  const isThere = view !== undefined && (await page.locator(view).count()) > 0;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
      colorScheme === 'dark',
    );
    await endTransitions(page);
    // Legacy mode differs in frames only, of which there are none, and opens no page of its own. Without `preload` axe
    // does not wait for a video, which a test may be holding back; the clips have no sound. `target-size`, of WCAG 2.2, is off
    // unless asked for.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ preload: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
    // One list: a dialog may close meanwhile, and axe refuses a selector that nothing fits.
    if (isThere) axe.include(`${view}, ${OVERLAYS}`);
    // No rule but that of contrast looks at colours.
    const looking = (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    const results = await withTime(page, looking);
    found.push(
      ...results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html} ${failureSummary}`),
      ),
    );
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** Axe waits for timers of the page: where a test has stopped them, its clock goes on a little at a time. */
async function withTime<Seen>(page: Page, looking: Promise<Seen>): Promise<Seen> {
  if (!(await page.evaluate(() => '__pwClock' in window))) return looking;
  let done = false;
  const seen = looking.finally(() => (done = true));
  while (!done) await page.clock.runFor(1);
  return seen;
}

/** What is on its way from one colour to another, or in or out of sight, has the contrast of neither. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
