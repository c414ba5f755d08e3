import { type Page, expect } from '@playwright/test';
import { formTexts } from '../../content/forms/forms';
import type { visibilityMachine } from '../../machines/visibility/visibility.machine';
import { test } from '../support/console';
import { press } from '../../tools/measure/pressing';
import { visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { visibilityModel as model } from './visibility.model';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ viewport: desktop });

const form = (page: Page) => page.locator('#aanvraag');
const button = (page: Page) => page.getByRole('button', { name: 'Terugbelverzoek' });
const quoteLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Direct contact' }).getByRole('link', { name: 'Offerte' });

test.describe('§9 Floating callback button', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, callbackOn(page));
    });
  }

  for (const viewport of [phone, desktop]) {
    test.describe(`at ${viewport.width}`, () => {
      test.use({ viewport });

      test('shows when less than 20% of the form section is visible, and not with more', async ({ page }) => {
        await visit(page, '/diensten/thuisbatterij');
        for (const [part, shown] of [
          [0.25, false],
          [0.15, true],
          [0.25, false],
        ] as const) {
          await scrollUntilVisible(page, part);
          await expect(button(page)).toBeVisible({ visible: shown });
        }
      });

      test('scrolls back to the form, from where the keyboard goes on to its first control', async ({ page }) => {
        await visit(page, '/diensten/thuisbatterij');
        await scrollUntilVisible(page, 0);
        await button(page).focus();
        await page.keyboard.press('Enter');

        await expect(form(page)).toBeFocused();
        await expect(page.getByRole('heading', { name: 'Direct een offerte?' })).toBeInViewport();
        await expect(button(page)).toBeHidden();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('checkbox', { name: formTexts.callback.choose })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
      });
    });
  }

  test('extension: on phones it takes the place of the quote in the bar', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/laadpaal');
    await expect(quoteLink(page)).toBeVisible();

    await visit(page, '/diensten/thuisbatterij');
    await expect(button(page)).toBeVisible();
    await expect(quoteLink(page)).toBeHidden();
  });
});

function callbackOn(page: Page): PageDriver<typeof visibilityMachine> {
  return {
    view: '#terugbelverzoek',
    open: () => visit(page, model.page),
    visitor: {
      'visibility.change': ({ ratio }) => scrollUntilVisible(page, ratio),
      'callback.request': async () => {
        await press(button(page));
        await expect(form(page)).toBeFocused();
        // In the model, scrolling is an event of its own.
        await expect(button(page)).toBeHidden();
        await scrollUntilVisible(page, 0);
      },
    },
    world: {},
    states: {
      formVisible: () => expect(button(page)).toBeHidden(),
      formAway: () => expect(button(page)).toBeVisible(),
    },
  };
}

/** Scrolls until a share of the form section is in view. */
const scrollUntilVisible = (page: Page, part: number) =>
  form(page).evaluate(
    (section, ratio) => {
      const { bottom, height } = section.getBoundingClientRect();
      window.scrollBy(0, bottom - ratio * height);
    },
    Math.min(part, 0.5),
  );
