import { type Page, expect, test } from '@playwright/test';
import { messages } from '../../content/messages';
import type { addressMachine } from '../../machines/address/address.machine';
import { AddressError, type AddressFailure } from '../../machines/address/address.rules';
import { toasts } from '../support/console';
import { press, typeIn } from '../../tools/measure/pressing';
import { visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { addressModel, pickedAddressModel, query } from './address.model';
import { detailsDoc, holdAddressService, nameOf, suggestedDocs } from './address.page';

test.describe('§7 Address suggest, §7 Address lookup', () => {
  for (const path of addressModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, addressModel.machine, path, await lookUpOn(page));
    });
  }
});

test.describe('extension: house letters and additions (D9)', () => {
  for (const path of pickedAddressModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, pickedAddressModel.machine, path, await lookUpOn(page, 'adr-2'));
    });
  }
});

async function lookUpOn(page: Page, pickedAddressId?: string): Promise<PageDriver<typeof addressMachine>> {
  const { suggest, lookUp } = await holdAddressService(page);
  const searching = page.getByRole('button', { name: 'Adres zoeken...' });
  const seeSearching = () => expect(searching).toHaveAttribute('aria-busy', 'true');

  return {
    view: '#calculator',
    open: async () => {
      await page.clock.install();
      await visit(page, '/zonnepanelen');
      await typeIn(page.getByLabel('Postcode'), query.postcode);
      await typeIn(page.getByLabel('Huisnummer'), query.huisnummer);
      await press(page.getByRole('button', { name: 'Bereken uw besparing' }));
      if (!pickedAddressId) return;
      await suggest.answer({ response: { docs: suggestedDocs } });
      await lookUp.answer({ response: { docs: [detailsDoc] } });
      await page.getByRole('radio', { name: nameOf(pickedAddressId), exact: true }).check();
    },
    visitor: {},
    world: {
      'xstate.done.actor.suggestAddress': () => suggest.answer({ response: { docs: suggestedDocs } }),
      'xstate.error.actor.suggestAddress': ({ error }) =>
        suggest.answer({ response: { docs: error instanceof AddressError ? [] : [{}] } }),
      'xstate.after.TIMEOUT.address.suggesting': async () => {
        await suggest.ignore();
        await page.clock.runFor(10_000);
      },
      'xstate.done.actor.lookUpAddress': () => lookUp.answer({ response: { docs: [detailsDoc] } }),
      'xstate.error.actor.lookUpAddress': () => lookUp.answer({ response: { docs: [] } }),
      'xstate.after.TIMEOUT.address.lookingUp': async () => {
        await lookUp.ignore();
        await page.clock.runFor(10_000);
      },
    },
    states: {
      suggesting: seeSearching,
      lookingUp: seeSearching,
      found: async () => {
        await expect(searching).toHaveCount(0);
        await expect(page.getByText('Stadhuisplein 1, 3811 LM Amersfoort')).toBeVisible();
      },
      failed: async ({ output }) => {
        await expect(toasts(page).filter({ hasText: messages[`address.${output as AddressFailure}`] })).toHaveCount(1);
        await expect(searching).toHaveCount(0);
      },
    },
  };
}
