import { type Page, expect, test } from '@playwright/test';
import { contactPreferenceTexts, faultLabels, issueTypeTexts } from '../../content/forms/fault';
import { messages } from '../../content/messages';
import type { faultMachine } from '../../machines/fault/fault.machine';
import { type FaultField, stepOf } from '../../machines/fault/fault.rules';
import { deliveryOn } from '../delivery/delivery.page';
import { toasts } from '../support/console';
import { deliverByEmail } from '../support/delivery';
import { press, typeIn } from '../../tools/measure/pressing';
import { comeBackTo, holdBack } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { details, faultDrafts, planning, sentFaultModel, simulatedFaultModel } from './fault.model';
import { dialogOn, fieldOn, openWizard } from './fault.page';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('§4 Fault wizard', () => {
  const { machine, pagePaths } = simulatedFaultModel;

  for (const path of pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(
        page,
        machine,
        path,
        wizardOn(page, () => openWizard(page)),
      );
    });
  }
});

test.describe('extension: reports are really sent where the site is configured to (D6)', () => {
  const { machine, pagePaths } = sentFaultModel;

  for (const path of pagePaths()) {
    test(path.description, async ({ page }) => {
      const email = await holdBack(page, /\/email\/send$/);
      await deliverByEmail(page);
      const driver = wizardOn(page, () => openWizard(page, '/contact?klant=zakelijk&storing=melden'));
      driver.world = deliveryOn(page, email);
      await replay(page, machine, path, driver);
    });
  }
});

test.describe('extension: what was typed survives the page', () => {
  test('a report that was closed while it was on its way is there again', async ({ page }) => {
    const dialog = dialogOn(page);
    await holdBack(page, /\/email\/send$/);
    await deliverByEmail(page);
    await openWizard(page);
    await dialog.getByRole('button', { name: 'Volgende' }).click();
    for (const [name, value] of Object.entries(details)) await fieldOn(page, name as FaultField).fill(value);
    await dialog.getByRole('button', { name: 'Volgende' }).click();
    await fieldOn(page, 'preferredDate').fill(planning.preferredDate);
    await fieldOn(page, 'preferredTime').selectOption(planning.preferredTime);
    await dialog.getByRole('button', { name: 'Volgende' }).click();
    await dialog.getByRole('button', { name: 'Storing melden' }).click();
    await expect(dialog.getByRole('button', { name: 'Melden...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveText([messages['form.interrupted']]);
    await page.getByRole('main').getByRole('link', { name: 'Storing melden' }).click();

    await expect(dialog.getByRole('button', { name: 'Storing melden' })).toBeVisible();
    await expect(dialog.getByRole('definition').filter({ hasText: details.name })).toBeVisible();
  });

  for (const path of faultDrafts.paths()) {
    test(path.description, async ({ page }) => {
      const driver = wizardOn(page, () => openWizard(page));
      await replay(page, simulatedFaultModel.machine, path, driver);
    });
  }
});

const fields = Object.keys(faultLabels) as FaultField[];
const businessFields: readonly FaultField[] = ['companyName', 'kvk', 'contractNumber'];

function wizardOn(page: Page, open: () => Promise<unknown>): PageDriver<typeof faultMachine> {
  let paused = false;
  const dialog = dialogOn(page);
  const pressButton = (name: string | RegExp) => press(dialog.getByRole('button', { name }));
  const field = (name: FaultField) => fieldOn(page, name);
  const seeStep = (name: string) => expect(dialog.locator('[aria-current="step"]')).toHaveText(new RegExp(name));
  const seeBusy = () => expect(dialog.getByRole('button', { name: 'Melden...' })).toHaveAttribute('aria-busy', 'true');
  const seeGone = async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/storing/);
  };

  return {
    view: '[role="dialog"]',
    open,
    visitor: {
      'draft.restore': ({ draft }) => comeBackTo(page, 'fault', draft),
      'issueType.choose': ({ issueType }) => pressButton(new RegExp(`^${issueTypeTexts[issueType].label}`)),
      next: () => pressButton('Volgende'),
      back: () => pressButton('Terug'),
      'field.change': ({ field: name, value }) =>
        name === 'preferredTime' ? field(name).selectOption(value) : typeIn(field(name), value),
      'field.leave': async ({ field: name }) => {
        await field(name).focus();
        await field(name).blur();
      },
      'contactPreference.change': ({ value }) =>
        dialog.getByRole('radio', { name: contactPreferenceTexts[value] }).check(),
      'field.mend': ({ field: name }) =>
        pressButton({ type: 'Wijzig storing', details: 'Wijzig gegevens', planning: 'Wijzig planning' }[stepOf(name)]),
      // The page below the dialog is inert, but its radio can change.
      'customer.change': ({ business }) =>
        page
          .getByRole('radio', { name: business ? 'Zakelijk' : 'Particulier', includeHidden: true })
          .dispatchEvent('click'),
      submit: () => pressButton('Storing melden'),
      close: () => page.keyboard.press('Escape'),
    },
    world: {
      'xstate.after.SIMULATED_SUBMIT.fault.simulating': async () => {
        await page.clock.runFor(1500);
        await page.clock.resume();
        paused = false;
      },
    },
    states: {
      type: async ({ context }) => {
        await seeStep('Type');
        const pressed = context.issueType ? [new RegExp(issueTypeTexts[context.issueType].label)] : [];
        await expect(dialog.getByRole('button', { pressed: true })).toHaveText(pressed);
      },
      details: async ({ context: { values, business } }) => {
        const asked = fields.filter(
          (name) => stepOf(name) === 'details' && (business || !businessFields.includes(name)),
        );
        await seeStep('Details');
        await seeFields(page, Object.fromEntries(asked.map((name) => [name, values[name]])));
      },
      planning: async ({ context: { values, contactPreference } }) => {
        const { preferredDate, preferredTime } = values;
        await seeStep('Planning');
        await seeFields(page, { preferredDate, preferredTime, contactPreference });
      },
      confirmation: async ({ context: { values, problems, refused } }) => {
        await seeStep('Bevestiging');
        await expect(dialog.getByRole('button', { name: 'Storing melden' })).not.toHaveAttribute('aria-busy');
        await expect(dialog.getByRole('button', { name: 'Volgende' })).toHaveCount(0);
        await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(
          Object.keys(refused).length && Object.keys(problems).length,
        );
        if (values.name) await expect(dialog.getByRole('definition').filter({ hasText: values.name })).toBeVisible();
      },
      simulating: async () => {
        await seeBusy();
        // A scan takes longer than the state lasts.
        if (!paused) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
        paused = true;
      },
      sending: seeBusy,
      closed: seeGone,
      interrupted: seeGone,
    },
  };
}

async function seeFields(page: Page, filled: Record<string, string>) {
  const held = () =>
    dialogOn(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  await expect.poll(held).toEqual(filled);
}
