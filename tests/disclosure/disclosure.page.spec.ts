import { type Page, expect } from '@playwright/test';
import { serviceGroups } from '../../content/catalogue';
import { regionMenu } from '../../content/region-menu';
import type { disclosureMachine } from '../../machines/disclosure/disclosure.machine';
import { test } from '../support/console';
import { hand, press } from '../support/interactions';
import { emittedAtEnd, titled } from '../support/model';
import { type PageDriver, replay, visit } from '../support/page';
import { disclosureModel as model } from './disclosure.model';

interface Menu {
  control: RegExp;
  /** Something that only the open menu shows. */
  content: (page: Page) => ReturnType<Page['getByRole']>;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const mobileMenu: Menu = {
  control: /^(Menu|Sluiten)$/,
  content: (page) => page.getByRole('navigation', { name: 'Menu', exact: true }),
};
const servicesMenu: Menu = {
  control: /^Diensten$/,
  content: (page) => page.getByRole('region', { name: 'Zonnepanelen', exact: true }),
};

for (const { name, viewport, menu } of [
  { name: 'the menu on phones', viewport: phone, menu: mobileMenu },
  { name: 'the mega-menu', viewport: desktop, menu: servicesMenu },
]) {
  test.describe(`§4 Menus: ${name}`, () => {
    test.use({ viewport });

    for (const [title, path] of titled(model.pagePaths())) {
      test(title, async ({ page }) => {
        await replay(page, model.machine, path, menuOn(page, menu));

        const focused = emittedAtEnd(model.machine, path).at(-1)?.type === 'focus';
        if (focused) await expect(page.getByRole('button', { name: menu.control })).toBeFocused();
      });
    }
  });
}

test.describe('§2 Navigation: the mega-menu', () => {
  test.use({ viewport: desktop });

  test('its content depends on the customer type', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Diensten' }).click();
    await expect(page.getByRole('link', { name: 'Datanetwerken' })).toBeHidden();

    await page.getByRole('button', { name: 'Bekijk diensten voor bedrijven' }).click();

    await expect(page.getByRole('link', { name: 'Datanetwerken' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zakelijk' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the region menu has five columns, and Escape closes it before the menu around it', async ({ page }) => {
    await visit(page, '/contact');
    const services = page.getByRole('button', { name: 'Diensten', exact: true });
    const regions = page.getByRole('button', { name: 'Werkgebied' });
    await services.click();
    await regions.click();
    for (const title of [
      'Provincies',
      'Elektricien in',
      'Zonnepanelen in',
      'Zonnepanelenadvies in',
      'Thuisbatterij in',
    ]) {
      await expect(page.getByRole('banner').getByRole('region', { name: title, exact: true })).toBeVisible();
    }

    await page.keyboard.press('Escape');
    await expect(regions).toHaveAttribute('aria-expanded', 'false');
    await expect(regions).toBeFocused();
    await expect(services).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Escape');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(services).toBeFocused();
  });

  test('by keyboard alone: opened, walked through and left by a link', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Diensten' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Demontage' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Installatie' }).first()).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/diensten/zonnepanelen-installatie');
    await expect(page.getByRole('button', { name: 'Diensten' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('without a network it says what is left', async ({ page, heard }) => {
    await visit(page, '/contact');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Diensten' }).click();

    await expect(page.getByText('Het menu kon niet worden geladen.')).toBeVisible();
    heard.network.splice(0);
    heard.console.splice(0);
  });
});

test.describe('§2 Navigation: the menu on phones', () => {
  test.use({ viewport: phone });

  test('has the service groups, and everything else that the bar has', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    const group = menu.getByRole('button', { name: 'Zonnepanelen' });
    await expect(menu.getByRole('link', { name: 'Demontage' })).toBeHidden();

    await group.click();
    await expect(menu.getByRole('link', { name: 'Demontage' })).toBeVisible();
    for (const name of ['Calculator', 'Werkgebied', 'Projecten', 'Vacatures', 'Offerte', 'Contact', /^Bel /]) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }

    await page.keyboard.press('Escape');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(group).toBeFocused();
    await expect(menu).toBeVisible();
  });

  test('whoever goes on by keyboard sees what has the focus, and finds the menu again', async ({ page }) => {
    await visit(page, '/contact');
    const control = page.getByRole('button', { name: 'Menu' });
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
  const control = page.getByRole('button', { name: menu.control });
  const content = menu.content(page);

  return {
    open: () => visit(page, '/'),
    visitor: {
      toggle: () => press(control),
      dismiss: () => page.keyboard.press('Escape'),
      'outside.press': () => page.mouse.click(50, 20, hand),
      'focus.leave': () => press(page.getByRole('button', { name: 'Zakelijk' })),
      'route.change': () => press(page.getByRole('banner').getByRole('link', { name: 'Contact' })),
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
