import { type Page, expect } from '@playwright/test';
import { questions } from '../../content/questions';
import { test } from '../support/console';
import { visit } from '../support/page';
import { comeToLife } from '../../tools/taken-over';

const [first, second] = questions.laadpaal;

const question = (page: Page, text: string) => page.locator('summary', { hasText: text });
const answer = (page: Page, { answer: text }: { answer: string }) => page.getByText(text);

async function open(page: Page) {
  await visit(page, '/laadpaal');
  await comeToLife(question(page, first.question));
}

test.describe('§4 Accordions: the questions', () => {
  test('each toggles open and closed by itself', async ({ page }) => {
    await open(page);
    await expect(answer(page, first)).toBeHidden();

    await question(page, first.question).click();
    await question(page, second.question).click();
    await expect(answer(page, first)).toBeHidden();
    await expect(answer(page, second)).toBeVisible();
  });

  test('the keyboard opens and closes, and Escape closes from within', async ({ page }) => {
    await open(page);
    await question(page, first.question).focus();
    await page.keyboard.press('Enter');
    await expect(answer(page, first)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer(page, first)).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(answer(page, first)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(answer(page, first)).toBeHidden();
    await expect(question(page, first.question)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(answer(page, first)).toBeVisible();
  });

  test('a press elsewhere closes an answer, and gives the focus back', async ({ page }) => {
    await open(page);
    await question(page, first.question).click();
    await page.getByRole('heading', { name: 'Veelgestelde vragen' }).click();

    await expect(answer(page, first)).toBeHidden();
    await expect(question(page, first.question)).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('every answer can be read', async ({ page, heard }) => {
      await page.goto('/laadpaal');
      for (const each of questions.laadpaal) {
        await question(page, each.question).click();
        await expect(answer(page, each)).toBeVisible();
      }
      // The browser's lines about the scripts that it did not load.
      heard.network.splice(0);
    });
  });
});
