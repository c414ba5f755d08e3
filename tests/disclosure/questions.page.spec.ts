import { type Page, expect } from '@playwright/test';
import { questions } from '../../content/questions';
import { test } from '../support/console';
import { press } from '../support/interactions';
import { titled } from '../support/model';
import { replay, visit } from '../support/page';
import { comeToLife } from '../../tools/taken-over';
import { openModel } from './disclosure.model';

const [first, second] = questions.laadpaal;

const question = (page: Page, text: string) => page.locator('summary', { hasText: text });
const answer = (page: Page, { answer: text }: { answer: string }) => page.getByText(text);

/** What happens around an answer leaves it as it is. */
const unheard = () => Promise.reject(new Error('An answer hears of nothing but a press on its question.'));

async function open(page: Page) {
  await visit(page, '/laadpaal');
  await comeToLife(question(page, first.question));
  await expect(answer(page, first)).toBeVisible();
}

test.describe('§4 Accordions: the questions', () => {
  for (const [title, path] of titled(openModel.pagePaths())) {
    test(`the first answer: ${title}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await replay(page, openModel.machine, path, {
        open: () => open(page),
        visitor: {
          toggle: () => press(question(page, first.question)),
          dismiss: unheard,
          'outside.press': unheard,
          'focus.leave': unheard,
          'route.change': unheard,
        },
        world: {},
        states: {
          open: () => expect(answer(page, first)).toBeVisible(),
          closed: () => expect(answer(page, first)).toBeHidden(),
        },
      });
    });
  }

  test('each toggles open and closed by itself, and stays as it was left', async ({ page }) => {
    await open(page);
    await question(page, second.question).click();
    await page.getByRole('heading', { name: 'Veelgestelde vragen' }).click();
    await page.keyboard.press('Escape');
    await expect(answer(page, first)).toBeVisible();
    await expect(answer(page, second)).toBeVisible();

    await question(page, second.question).click();
    await expect(answer(page, first)).toBeVisible();
    await expect(answer(page, second)).toBeHidden();
  });

  test('one that was opened before the page came to life is closed by the next press', async ({ page }) => {
    await page.goto('/laadpaal');
    await question(page, second.question).click();
    await comeToLife(question(page, second.question));
    await expect(answer(page, second)).toBeVisible();

    await question(page, second.question).click();
    await expect(answer(page, second)).toBeHidden();
  });

  test('the keyboard opens and closes', async ({ page }) => {
    await open(page);
    await question(page, first.question).focus();
    await page.keyboard.press('Enter');
    await expect(answer(page, first)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(answer(page, first)).toBeVisible();
    await expect(question(page, first.question)).toBeFocused();
  });
});
