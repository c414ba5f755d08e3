import { type Page, expect } from '@playwright/test';
import { assumptionTexts, outlookLead, outlookTexts as texts } from '../../content/calculator/outlook';
import { batteryName, patternNames } from '../../content/calculator/outlook-figures';
import type { outlookMachine } from '../../machines/outlook/outlook.machine';
import { press, typeIn } from '../../tools/measure/pressing';
import { forget, test } from '../support/console';
import { calculate, reachResult } from '../journeys/steps';
import { type HeldBack, holdBack, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { outlook, outlookModel as model } from './outlook.model';

const MODEL = /\/assets\/outlook-model-[^/]+\.js/;

const section = (page: Page) => page.getByRole('region', { name: texts.title });
const lead = (page: Page) => section(page).getByRole('status');

test.afterEach(({ heard }) => forget(heard));

test.describe('extension: what the roof is worth after netting (D46)', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, outlookOn(page));
    });
  }

  test('the specified saving stays, and the line below it says what comes after', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);

    await expect(page.getByText('€ 80,75')).toBeVisible();
    await expect(page.getByText(`${texts.from2027}: ${texts.line(outlook)}.`)).toBeVisible();
  });

  test('every change of an assumption is in the answer at once', async ({ page }) => {
    await visit(page, '/zonnepanelen');
    await calculate(page);
    await expect(lead(page)).toHaveText(outlookLead(outlook));

    await section(page).getByLabel(assumptionTexts.batteryPrice.label).fill('50');
    await expect(lead(page)).toContainText(/verdient zich naar schatting in \d+/);

    await section(page)
      .getByRole('radio', { name: batteryName(0) })
      .check();
    await expect(lead(page)).not.toContainText('batterij');
  });
});

function outlookOn(page: Page): PageDriver<typeof outlookMachine> {
  let code: HeldBack;
  let arrived = false;
  const bareTariff = section(page).getByLabel(assumptionTexts.bareTariff.label);
  const failure = section(page).getByRole('alert');
  const frame = () => page.clock.runFor(100);
  return {
    view: '#outlook',
    open: async () => {
      await page.clock.install();
      code = await holdBack(page, MODEL);
      await visit(page, '/zonnepanelen');
      await reachResult(page);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await section(page).scrollIntoViewIfNeeded();
    },
    visitor: {
      'pattern.choose': ({ pattern }) => press(section(page).getByRole('radio', { name: patternNames[pattern] })),
      'battery.choose': ({ battery }) => press(section(page).getByRole('radio', { name: batteryName(battery) })),
      'assumption.change': ({ value }) => typeIn(bareTariff, value),
      retry: () => press(section(page).getByRole('button', { name: texts.retry })),
    },
    world: {
      'xstate.done.actor.compute': async () => {
        await frame();
        if (!arrived) await code.release();
        arrived = true;
      },
      'xstate.error.actor.compute': async () => {
        await frame();
        await code.failUntil(404, () => expect(failure).toBeVisible());
      },
      'xstate.after.TIMEOUT.outlook.computing': () => page.clock.runFor(10_000),
    },
    states: {
      computing: ({ context }) => expect(lead(page)).toHaveText(context.outlook ? /^Met panelen/ : texts.computing),
      shown: () => expect(lead(page)).toHaveText(/^Met panelen/),
      refused: () => expect(bareTariff).toHaveAccessibleDescription(new RegExp(assumptionTexts.bareTariff.problem)),
      failed: () => expect(failure).toHaveText(texts.failed),
    },
  };
}
