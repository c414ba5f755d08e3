import { type Page, expect } from '@playwright/test';
import { serviceGroups } from '../../content/catalogue';
import { regionMenu } from '../../content/region-menu';
import type { disclosureMachine } from '../../machines/disclosure/disclosure.machine';
import { test } from '../support/console';
import { hydrated } from '../../tools/measure/hydrated';
import { hand, press } from '../../tools/measure/pressing';
import { visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { disclosureModel as model } from './disclosure.model';

interface Menu {
  id: string;
  content: (page: Page) => ReturnType<Page['getByRole']>;
}

const menuOf = (page: Page, id: string) => page.locator(`#${id}`);
const controlOf = (page: Page, id: string) => page.locator(`#${id} > summary`);

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const mobileMenu: Menu = {
  id: 'mobiel-menu',
  content: (page) => page.getByRole('navigation', { name: 'Menu', exact: true }),
};
const regionsMenu: Menu = {
  id: 'regio-menu',
  content: (page) => page.getByRole('banner').getByRole('region', { name: 'Provincies', exact: true }),
};
const servicesMenu: Menu = {
  id: 'diensten-menu',
  content: (page) => page.getByRole('region', { name: 'Zonnepanelen', exact: true }),
};

for (const { name, viewport, menu } of [
  { name: 'the menu on phones', viewport: phone, menu: mobileMenu },
  { name: 'the mega-menu', viewport: desktop, menu: servicesMenu },
  { name: 'the region menu', viewport: desktop, menu: regionsMenu },
]) {
  test.describe(`§4 Menus and accordions: ${name}`, () => {
    test.use({ viewport });

    for (const path of model.pagePaths()) {
      test(path.description, async ({ page }) => {
        await replay(page, model.machine, path, menuOn(page, menu));
      });
    }
  });
}

test.describe('§2 Navigation: the mega-menu', () => {
  test.use({ viewport: desktop });

  test('its content depends on the customer type', async ({ page }) => {
    await visit(page, '/contact');
    await controlOf(page, 'diensten-menu').click();
    await expect(menuOf(page, 'diensten-menu').getByRole('link', { name: 'Datanetwerken' })).toBeHidden();

    const toBusinesses = page.getByRole('button', { name: 'Bekijk diensten voor bedrijven' });
    await hydrated(toBusinesses);
    await toBusinesses.click();

    await expect(menuOf(page, 'diensten-menu').getByRole('link', { name: 'Datanetwerken' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Zakelijk' })).toBeChecked();
  });

  test('the region menu has five columns, and takes the place of the menu of services', async ({ page }) => {
    await visit(page, '/contact');
    await controlOf(page, 'diensten-menu').click();
    await controlOf(page, 'regio-menu').click();
    await expect(menuOf(page, 'diensten-menu')).not.toHaveAttribute('open');
    for (const title of [
      'Provincies',
      'Elektricien in',
      'Zonnepanelen in',
      'Zonnepanelenadvies in',
      'Thuisbatterij in',
    ]) {
      await expect(page.getByRole('banner').getByRole('region', { name: title, exact: true })).toBeVisible();
    }
  });

  test('by keyboard alone: opened, walked through and left by a link', async ({ page }) => {
    await visit(page, '/contact');
    await controlOf(page, 'diensten-menu').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Demontage' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Installatie' }).first()).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/diensten/zonnepanelen-installatie');
    await expect(menuOf(page, 'diensten-menu')).not.toHaveAttribute('open');
  });
});

test.describe('§2 Navigation: the menu on phones', () => {
  test.use({ viewport: phone });

  test('has the service groups, and everything else that the bar has', async ({ page }) => {
    await visit(page, '/contact');
    await controlOf(page, 'mobiel-menu').click();
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    const group = menu.locator('summary', { hasText: 'Zonnepanelen' });
    await expect(menu.getByRole('link', { name: 'Demontage' })).toBeHidden();

    await group.click();
    await expect(menu.getByRole('link', { name: 'Demontage' })).toBeVisible();
    for (const name of ['Calculator', 'Projecten', 'Vacatures', 'Offerte', 'Contact', /^Bel /]) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }

    await menu.locator('summary', { hasText: 'Werkgebied' }).click();
    await expect(menu.getByRole('region', { name: 'Provincies' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(controlOf(page, 'mobiel-menu')).toBeFocused();
  });

  test('whoever goes on by keyboard sees what has the focus, and finds the menu again', async ({ page }) => {
    await visit(page, '/contact');
    const control = controlOf(page, 'mobiel-menu');
    await control.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await menu.getByRole('link', { name: /^Bel / }).focus();

    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Home' }),
    ).toBeFocused();

    await control.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
  });

  test('a menu whose focus has left by the time that it opens is closed', async ({ page }) => {
    await visit(page, '/contact');
    const opened = await controlOf(page, 'mobiel-menu').evaluate((control: HTMLElement) => {
      control.click();
      document.querySelector<HTMLElement>('main a')?.focus();
      return control.closest('details')?.open;
    });
    expect(opened).toBe(true);

    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeHidden();
  });
});

test.describe('§2 Navigation: the footer', () => {
  test('lists the first four services of each group, and the regions', async ({ page }) => {
    await visit(page, '/contact');
    const footer = page.getByRole('contentinfo');

    for (const { title, items } of serviceGroups('particulier')) {
      const links = footer.getByRole('navigation', { name: title }).getByRole('link');
      await expect(links).toHaveText(items.slice(0, 4).map((item) => item.title));
    }
    await expect(footer.getByRole('navigation', { name: 'Zonnepanelen in' }).getByRole('link')).toHaveText([
      ...regionMenu.solar.map(({ name }) => name),
      'Alle regio’s',
    ]);
    await expect(footer.getByRole('navigation', { name: 'Thuisbatterij in' }).getByRole('link')).toHaveText([
      ...regionMenu.battery.map(({ name }) => name),
      'Alle plaatsen',
    ]);
  });
});

function menuOn(page: Page, menu: Menu): PageDriver<typeof disclosureMachine> {
  const control = controlOf(page, menu.id);
  const content = menu.content(page);

  return {
    view: 'header',
    focused: control,
    open: () => visit(page, '/'),
    visitor: {
      // The machine follows the browser: it hears of an open menu only by the event.
      toggle: async () => {
        const toggled = menuOf(page, menu.id).evaluate(
          (details) => new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true })),
        );
        await press(control);
        await toggled;
      },
      dismiss: () => page.keyboard.press('Escape'),
      'outside.press': () => page.mouse.click(50, 20, hand),
      'focus.leave': () => press(page.getByRole('radio', { name: 'Zakelijk' })),
      'route.change': () => press(page.getByRole('banner').getByRole('link', { name: 'Contact' })),
    },
    world: {},
    states: {
      closed: async () => {
        await expect(menuOf(page, menu.id)).not.toHaveAttribute('open');
        await expect(content).toBeHidden();
      },
      open: async () => {
        await expect(menuOf(page, menu.id)).toHaveAttribute('open');
        await expect(content).toBeVisible();
      },
    },
  };
}
