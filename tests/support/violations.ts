import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe has to say about a page as it stands, in light and dark. */
export async function violations(page: Page) {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours that are on their way from one scheme to the other are those of neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(
      (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
      colorScheme === 'dark',
    );
    // Legacy mode differs in frames only, of which there are none, and opens no page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // No rule but that of contrast looks at colours.
    const results = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    found.push(
      ...results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html} ${failureSummary}`),
      ),
    );
  }
  return found;
}
