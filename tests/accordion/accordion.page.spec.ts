import { type Page, expect } from '@playwright/test';
import { questions } from '../../content/questions';
import { test } from '../support/console';
import { press } from '../../tools/measure/pressing';
import { visit } from '../support/page';
import { replay } from '../support/replay';
import { hydrated } from '../../tools/measure/hydrated';
import { openModel } from './accordion.model';

const [first, second] = questions.laadpaal;

const question = (page: Page, text: string) => page.locator('summary', { hasText: text });
const answer = (page: Page, { answer: text }: { answer: string }) => page.getByText(text);

async function open(page: Page) {
  await visit(page, openModel.page);
  await hydrated(question(page, first.question));
  await expect(answer(page, first)).toBeVisible();
}

test.describe('§4 Menus and accordions: the questions', () => {
  for (const path of openModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const shown = [first, second];
      const see = ({ context }: { context: { open: readonly string[] } }) =>
        Promise.all(
          shown.map((each, index) =>
            expect(answer(page, each)).toBeVisible({ visible: context.open.includes(`vraag-${index + 1}`) }),
          ),
        );
      await replay(page, openModel.machine, path, {
        view: '#vragen-en-antwoorden',
        open: () => open(page),
        visitor: {
          'open.change': async (event) => {
            for (const [index, each] of shown.entries()) {
              const isOpen = await answer(page, each).isVisible();
              if (isOpen !== event.open.includes(`vraag-${index + 1}`)) await press(question(page, each.question));
            }
          },
        },
        world: {},
        states: { open: see, closed: see },
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

  test('one that was opened before hydration is closed by the next press', async ({ page }) => {
    await page.goto('/laadpaal');
    await question(page, second.question).click();
    await hydrated(question(page, second.question));
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

  test('the arrow keys go from question to question', async ({ page }) => {
    await open(page);
    await question(page, first.question).focus();
    await page.keyboard.press('ArrowDown');
    await expect(question(page, second.question)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(question(page, first.question)).toBeFocused();
  });
});
