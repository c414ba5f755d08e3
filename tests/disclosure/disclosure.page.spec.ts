import { type Page, expect, test } from '@playwright/test';
import type { disclosureMachine } from '../../machines/disclosure/disclosure.machine';
import { emittedAlong, titled } from '../support/model';
import { type PageDriver, replay, visit } from '../support/page';
import { disclosureModel as model } from './disclosure.model';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('§4 Menus: the menu on phones', () => {
  for (const [title, path] of titled(model.paths())) {
    test(title, async ({ page }) => {
      await replay(model.machine, path, menuOn(page));

      const focused = emittedAlong(model.machine, path).at(-1)?.type === 'focus';
      if (focused) await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    });
  }
});

function menuOn(page: Page): PageDriver<typeof disclosureMachine> {
  const control = page.getByRole('button', { name: /^(Menu|Sluiten)$/ });
  const content = page.getByRole('navigation', { name: 'Menu' });

  return {
    open: () => visit(page, '/'),
    visitor: {
      toggle: () => control.click(),
      dismiss: () => page.keyboard.press('Escape'),
      'outside.press': () => page.mouse.click(195, 800),
      'route.change': () => content.getByRole('link', { name: 'Contact' }).click(),
    },
    world: {},
    states: {
      closed: async () => {
        await expect(control).toHaveAttribute('aria-expanded', 'false');
        await expect(content).toBeHidden();
      },
      open: async () => {
        await expect(control).toHaveAttribute('aria-expanded', 'true');
        await expect(content).toBeVisible();
      },
    },
  };
}
