import { type Page, expect } from '@playwright/test';
import { confirmationTexts, formTexts } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import type { confirmationMachine } from '../../machines/confirmation/confirmation.machine';
import { EmailError, FILL_TIME, backoff } from '../../machines/delivery/delivery.rules';
import { fillFields } from '../forms/faults.forms';
import { contactDetails } from '../forms/forms.model';
import { field, test } from '../support/console';
import { emailService, isConfirmation, ownMailbox } from '../support/mailbox';
import { holdBack, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { confirmationModel as model } from './confirmation.model';

test.describe('extension: the visitor gets an e-mail too', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page, heard }) => {
      await replay(page, model.machine, path, await confirmationOn(page));

      expect(heard.console.splice(0).filter((line) => !/^error: E-mail not sent: (500|0)/.test(line))).toEqual([]);
      expect(heard.network.splice(0).filter((line) => !line.includes('/email/send'))).toEqual([]);
    });
  }

  test('it says what was asked and when to expect an answer, and nothing that was written freely', async ({ page }) => {
    const { visitor, mails } = ownMailbox(page);
    await page.clock.install();
    const confirmed = page.waitForResponse((response) => isConfirmation(response.request()));
    await sendMessage(page, { ...visitor, message: 'Koop nu op elders.example' });
    await expect(page.getByText(messages['contact.sent'])).toBeVisible();
    await page.clock.runFor(backoff(1, 0));
    const [sent] = await mails();

    const { template_params: params } = (await confirmed).request().postDataJSON();
    expect(params).toEqual({
      to_name: visitor.name,
      to_email: visitor.email,
      reply_to: sent?.to_email,
      reference: sent?.reference,
      asked: confirmationTexts.message,
      expected: confirmationTexts.expected,
      phone: expect.stringMatching(/^\d/),
    });
    const inbox: { to: string; subject: string }[] = await (await page.request.get('/_lokaal/postvak.json')).json();
    const subjects = inbox.filter(({ subject }) => subject.includes(sent?.reference ?? '-')).map(({ to }) => to);
    expect(subjects.toSorted()).toEqual([sent?.to_email, visitor.email].toSorted());
  });
});

async function sendMessage(page: Page, values: Parameters<typeof fillFields>[1]) {
  await visit(page, '/contact');
  await fillFields(page, values);
  await page.getByRole('main').getByRole('button', { name: formTexts.contact.submit }).click();
  await page.clock.runFor(FILL_TIME);
}

async function confirmationOn(page: Page): Promise<PageDriver<typeof confirmationMachine>> {
  await page.route(emailService, (route) =>
    isConfirmation(route.request()) ? route.fallback() : route.fulfill({ body: 'OK' }),
  );
  const email = await holdBack(page, emailService, isConfirmation);
  let failures = 0;
  const nextRequest = () => page.waitForRequest((request) => isConfirmation(request));
  let asked: ReturnType<typeof nextRequest>;
  // The browser logs a failed response earlier, before the machine knows of it.
  const failureLogged = () => page.waitForEvent('console', (line) => line.text().startsWith('E-mail not sent'));
  const arrived = async () => {
    await expect(field(page, 'name')).toHaveValue('');
    await expect(page.getByText(messages['form.failed'])).toHaveCount(0);
  };

  return {
    view: 'main form',
    open: async () => {
      await page.clock.install();
      asked = nextRequest();
      const { name, email: address, phone } = contactDetails;
      await sendMessage(page, { name, email: address, phone });
    },
    visitor: {},
    world: {
      'xstate.after.PAUSE.confirmation.waiting': async () => {
        if (failures) asked = nextRequest();
        await page.clock.runFor(backoff(failures + 1, 0));
        await asked;
        // The confirmation machine loads only after the message is sent. Its timers have started now, so the clock can stop.
        if (!failures) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
      },
      'xstate.done.actor.sendConfirmation': () => email.answer('OK'),
      'xstate.after.TIMEOUT.confirmation.sending': async () => {
        failures += 1;
        const heard = failureLogged();
        await page.clock.runFor(10_000);
        await heard;
      },
      'xstate.error.actor.sendConfirmation': async ({ error }) => {
        failures += 1;
        const heard = failureLogged();
        await email.fail(error instanceof EmailError ? error.status : 0);
        await heard;
      },
    },
    // The page looks the same in every state; the requests tell the states apart.
    states: { waiting: arrived, sending: arrived, sent: arrived, abandoned: arrived },
  };
}
