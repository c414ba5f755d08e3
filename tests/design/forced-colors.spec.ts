import { type Page, expect, test } from '@playwright/test';
import { comeBackTo, visit } from '../support/page';
import { left } from '../calculator/calculator.model';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Pressed buttons, and those with a border that shows it. */
const buttons = (page: Page) =>
  page
    .locator('button[aria-pressed]:visible')
    .evaluateAll((all) =>
      all.map((button) => [
        button.getAttribute('aria-pressed') === 'true',
        getComputedStyle(button).borderBottomWidth === '4px',
      ]),
    );

test.describe('extension: forced colours', () => {
  for (const [what, reach] of [
    ['kind of customer and category', (page: Page) => visit(page, '/blog')],
    [
      'kind of fault',
      async (page: Page) => {
        await page.goto('/contact?storing=melden');
        await page.getByRole('button', { name: 'Kortsluiting' }).click();
        await page.getByRole('button', { name: 'Terug' }).click();
      },
    ],
    [
      'example of usage',
      async (page: Page) => {
        await visit(page, '/zonnepanelen');
        await comeBackTo(page, 'calculator', left('usage'));
        await page.getByLabel('Verbruik per jaar').waitFor();
      },
    ],
  ] as const) {
    test(`${what}: a line under the button that is pressed, and under no other`, async ({ page }) => {
      await reach(page);
      await expect(page.locator('[aria-pressed="true"]:visible')).not.toHaveCount(0);
      const found = await buttons(page);

      expect(found.filter(([pressed]) => !pressed)).not.toEqual([]);
      expect(found.filter(([pressed, marked]) => pressed !== marked)).toEqual([]);
    });
  }
});
