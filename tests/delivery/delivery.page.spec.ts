import { type Page, expect, test } from '@playwright/test';
import { deliveryTexts, fieldLabels, formTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import type { deliveryMachine } from '../../machines/delivery/delivery.machine';
import { EmailError, backoff } from '../../machines/delivery/delivery.rules';
import { contactDetails } from '../forms/forms.model';
import { toasts } from '../support/console';
import { press } from '../../tools/measure/pressing';
import { holdBack, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { deliveryModel, trappedModel } from './delivery.model';
import { deliveryStatus } from './delivery.page';

test.afterEach(({ page }) => page.context().setOffline(false));

for (const trapped of [false, true]) {
  test.describe(trapped ? 'extension: a trap for robots' : 'extension: sending that survives', () => {
    const { machine, pagePaths } = trapped ? trappedModel : deliveryModel;

    for (const path of pagePaths()) {
      test(path.description, async ({ page }) => {
        await replay(page, machine, path, await deliveryOf(page, trapped));
      });
    }
  });
}

test.describe('extension: whoever leaves a request half-way is told', () => {
  test('on the next page, and again on the way back, where everything still stands', async ({ page }) => {
    const email = await holdBack(page, /\/email\/send$/);
    await visit(page, '/contact');
    const main = page.getByRole('main');
    for (const field of ['name', 'email', 'phone'] as const) {
      await main.getByLabel(fieldLabels[field]).fill(contactDetails[field]);
    }
    await main.getByRole('button', { name: formTexts.contact.submit }).click();
    await email.ignore();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click();
    await expect(page).toHaveURL('/over-ons');
    await expect(toasts(page)).toHaveText([messages['form.interrupted']]);
    await toasts(page).getByRole('button').click();
    await expect(toasts(page)).toHaveCount(0);
    await page.goBack();

    await expect(toasts(page)).toHaveText([messages['form.interrupted']]);
    await expect(main.getByLabel(fieldLabels.name)).toHaveValue(contactDetails.name);
  });

  test('a request that has arrived is confirmed where the toasts cannot be had, too', async ({ page }) => {
    const said = page.waitForEvent('dialog');
    await page.route(/toaster.*\.js/, (route) => route.abort());
    await visit(page, '/contact');
    const main = page.getByRole('main');
    for (const field of ['name', 'email', 'phone'] as const) {
      await main.getByLabel(fieldLabels[field]).fill(contactDetails[field]);
    }
    await main.getByRole('button', { name: formTexts.contact.submit }).click();
    const dialog = await said;
    expect(dialog.message()).toBe(messages['contact.sent']);
    await dialog.accept();
  });
});

async function deliveryOf(page: Page, trapped: boolean): Promise<PageDriver<typeof deliveryMachine>> {
  const email = await holdBack(page, /\/email\/send$/);
  const main = page.getByRole('main');
  const name = main.getByLabel(fieldLabels.name);
  const seeBusy = () =>
    expect(main.getByRole('button', { name: formTexts.contact.busy })).toHaveAttribute('aria-busy', 'true');
  let failures = 0;
  /** In ms: how much of the longest wait is over. */
  let waited = 0;
  const seeEditing = () =>
    expect(main.getByRole('button', { name: formTexts.contact.submit })).not.toHaveAttribute('aria-busy');
  const seeSent = async () => {
    // Announcements fade in.
    await page.clock.resume();
    await expect(page.getByText(messages['contact.sent'])).toBeVisible();
    await expect(name).toHaveValue('');
    await seeEditing();
  };

  return {
    view: 'main form',
    open: async () => {
      await page.clock.install();
      await visit(page, '/contact');
      await page.clock.pauseAt(Date.now() + 60_000);
      for (const field of ['name', 'email', 'phone'] as const) {
        await main.getByLabel(fieldLabels[field]).fill(contactDetails[field]);
      }
      if (trapped) await main.locator('[name="website"]').evaluate((field: HTMLInputElement) => (field.value = 'x'));
      await main.getByRole('button', { name: formTexts.contact.submit }).click();
      // The press paints first.
      await page.clock.runFor(20);
    },
    visitor: {
      'network.lost': () => page.context().setOffline(true),
      'network.back': () => page.context().setOffline(false),
      cancel: () => press(main.getByRole('button', { name: deliveryTexts.cancel })),
    },
    world: {
      // The page has been open for longer by now.
      'xstate.after.MINIMUM_FILL.delivery.holding': () => page.clock.runFor(100),
      'xstate.after.DEADLINE.delivery.trying': () => page.clock.runFor(10_000 - waited),
      'xstate.after.BACKOFF.delivery.trying.waiting': async () => {
        waited += backoff(failures, 1);
        await page.clock.runFor(backoff(failures, 1));
      },
      'xstate.done.actor.sendEmail': () => email.answer('OK'),
      'xstate.error.actor.sendEmail': ({ error }) => email.fail(error instanceof EmailError ? error.status : 0),
    },
    states: {
      holding: seeBusy,
      'trying.sending': seeBusy,
      'trying.waiting': async ({ context }) => {
        failures = context.failures;
        await seeBusy();
        await expect(deliveryStatus(page)).toHaveText(deliveryTexts.retrying);
      },
      offline: async () => {
        await seeBusy();
        await expect(deliveryStatus(page)).toHaveText(deliveryTexts.offline('bericht'));
      },
      delivered: seeSent,
      dropped: seeSent,
      cancelled: async () => {
        await seeEditing();
        await expect(name).toHaveValue(contactDetails.name);
        await expect(main.getByRole('button', { name: formTexts.contact.submit })).toBeFocused();
      },
      failed: async () => {
        await page.clock.resume();
        await expect(page.getByText(messages['form.failed'])).toBeVisible();
        await expect(name).toHaveValue(contactDetails.name);
      },
    },
  };
}
