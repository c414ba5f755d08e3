import { type Locator, type Page, expect } from '@playwright/test';
import { fieldLabels, problemMessage } from '../../content/forms/forms';

export const problemLink = (page: Page, name: keyof typeof fieldLabels) =>
  page.getByRole('alert').getByRole('link', {
    name: new RegExp(`^${fieldLabels[name]}: ${problemMessage(name, 'missing')}$`, 'i'),
  });

export function keyboardOf(page: Page) {
  async function presses(key: string, target: Locator) {
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused();
  }

  return {
    press: async (key: string, target: Locator) => {
      await page.keyboard.press(key);
      await expect(target).toBeFocused();
    },
    type: (text: string) => page.keyboard.type(text),
    tabsTo: (target: Locator) => presses('Tab', target),
    tabsBackTo: (target: Locator) => presses('Shift+Tab', target),
  };
}
