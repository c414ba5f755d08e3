import type { Page } from '@playwright/test';
import { deliveryTexts } from '../../content/forms/forms';
import { FILL_TIME } from '../../machines/delivery/delivery.rules';
import { press } from '../../tools/measure/pressing';
import type { HeldBack } from '../support/page';

export const deliveryStatus = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^We proberen|^U bent offline/ });

export const deliveryOn = (page: Page, email: HeldBack) => ({
  'xstate.done.actor.deliver': async ({ output }: { output?: unknown }) => {
    await page.clock.runFor(FILL_TIME);
    if (output === 'delivered') await email.answer('OK');
    else if (output === 'failed') await email.fail(400);
    else {
      await email.fail(500);
      await press(page.getByRole('button', { name: deliveryTexts.cancel }));
    }
  },
});
