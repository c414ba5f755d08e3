import { type Page, expect, test } from '@playwright/test';
import { addressProblem, notPicked } from '../../content/calculator/address-problem';
import { calculatorFields } from '../../content/calculator/fields';
import { cityLine, streetLine } from '../../content/calculator/calculation';
import { patternNames } from '../../content/calculator/outlook-figures';
import { shareLabel } from '../../content/calculator/result';
import type { AddressFailure } from '../../machines/address/address.rules';
import type { calculatorMachine } from '../../machines/calculator/calculator.machine';
import { type CalculatorField, invalidOf, valuesOf } from '../../machines/calculator/calculator.rules';
import { linkOf } from '../../machines/calculator/share.rules';
import type { CalculatorContext } from '../../machines/calculator/calculator.setup';
import { press, typeIn } from '../../tools/measure/pressing';
import type { Path } from '../../tools/charts/paths/measures';
import { seeProblems, seeReadOnly } from '../support/fields';
import { comeBackTo, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { sharing } from '../support/share';
import { detailsDoc, holdAddressService, nameOf, suggestedDocs } from '../address/address.page';
import { calculatorModel as model, left, calculatorDrafts, restoredTooLate } from './calculator.model';

test.describe('§4 Calculator', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, await calculatorOn(page, path));
    });
  }
});

test.describe('extension: what was typed survives the page', () => {
  for (const path of calculatorDrafts.paths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, await calculatorOn(page, path));
    });
  }

  // The draft does not replace what the visitor has typed before it arrives.
  test(restoredTooLate.description, async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const driver = await calculatorOn(page, restoredTooLate);
    await replay(page, model.machine, restoredTooLate, {
      ...driver,
      open: async () => {
        await driver.open();
        await page.route(/draft\.rules/, async (route) => {
          await arrived;
          await route.fallback();
        });
        await comeBackTo(page, 'calculator', left('roof'));
        await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
        await expect(page.getByLabel('Postcode')).toHaveValue('');
      },
      visitor: {
        ...driver.visitor,
        'draft.restore': async () => {
          const loaded = page.waitForResponse(/draft\.rules/);
          arrive();
          await loaded;
        },
      },
    });
  });
});

async function calculatorOn(
  page: Page,
  path: Path<typeof calculatorMachine>,
): Promise<PageDriver<typeof calculatorMachine>> {
  const { suggest, lookUp } = await holdAddressService(page);
  const share = sharing(page, 'shareCalculation', path.steps);
  let picking = false;
  const calculate = page.getByRole('button', { name: 'Bereken uw besparing' });
  const searching = page.getByRole('button', { name: 'Adres zoeken...' });
  const currentStep = page.locator('[aria-current="step"]');
  const usage = page.getByLabel('Verbruik per jaar');
  const seeSearching = async () => {
    await expect(searching).toHaveAttribute('aria-busy', 'true');
    await seeReadOnly(page.getByRole('region', { name: 'Zonnepanelen calculator' }));
  };

  const leave = async (field: CalculatorField) => {
    await page.getByLabel(calculatorFields[field].label).focus();
    await page.getByLabel(calculatorFields[field].label).blur();
  };

  const seeFieldProblems = ({ refused, ...context }: CalculatorContext) =>
    seeProblems(page.getByRole('main').locator('form'), {
      said: context.problems,
      wrong: invalidOf(['postcode', 'huisnummer', 'verbruik'], valuesOf(context)),
      refused,
    });

  /** It outlasts its toast. */
  const seeFailure = (text: (failure: AddressFailure) => string, { addressFailure }: CalculatorContext) =>
    expect(page.getByText(text(addressFailure ?? 'detailsNotFound'))).toHaveCount(addressFailure ? 1 : 0);

  const expectUsage = async ({ address, verbruik }: CalculatorContext) => {
    await expect(currentStep).toHaveText(/Verbruik/);
    await expect(usage).toHaveValue(verbruik);
    await expect(page.getByText(`${streetLine(address)}, ${cityLine(address)}`)).toBeVisible();
  };

  return {
    view: '#calculator',
    open: async () => {
      await share.stub();
      await page.clock.install();
      await visit(page, model.page);
    },
    visitor: {
      'draft.restore': async ({ draft }) => comeBackTo(page, 'calculator', draft),
      'postcode.change': ({ value }) => typeIn(page.getByLabel('Postcode'), value),
      'postcode.leave': () => leave('postcode'),
      'huisnummer.change': ({ value }) => typeIn(page.getByLabel('Huisnummer'), value),
      'huisnummer.leave': () => leave('huisnummer'),
      'address.submit': () => press(calculate),
      'address.pick': ({ addressId }) => {
        picking = true;
        return page.getByRole('radio', { name: nameOf(addressId), exact: true }).check();
      },
      'verbruik.change': ({ value }) => typeIn(usage, value),
      'usage.submit': () => press(page.getByRole('button', { name: 'Naar uw dak' })),
      'dakrichting.change': ({ value }) => page.getByRole('radio', { name: new RegExp(`^${value}$`, 'i') }).check(),
      'dakhoek.change': ({ value }) => page.getByRole('radio', { name: `${value}°` }).check(),
      'roof.submit': () => press(page.getByRole('button', { name: 'Bekijk uw resultaat' })),
      'quote.request': () => press(page.getByRole('button', { name: 'Vraag offerte aan' })),
      'assumptions.keep': ({ assumptions }) =>
        page.getByRole('radio', { name: patternNames[assumptions.pattern] }).check(),
      share: () => press(page.getByRole('button', { name: shareLabel })),
      'share.open': async ({ shared }) => {
        await page.evaluate(
          (hash) => (location.hash = hash),
          shared ? String(new URLSearchParams(linkOf(shared))) : 'verbruik=veel',
        );
        await page.waitForFunction(() => !location.hash);
      },
      restart: () => press(page.getByRole('button', { name: 'Opnieuw beginnen' })),
    },
    world: {
      'xstate.done.actor.findAddress': async ({ output }) => {
        if (!picking) await suggest.answer({ response: { docs: suggestedDocs } });
        await lookUp.answer({ response: { docs: typeof output === 'object' ? [detailsDoc] : [] } });
        picking = false;
      },
      ...share.world,
    },
    states: {
      'address.entering': async ({ context }) => {
        await expect(currentStep).toHaveText(/Adres/);
        await expect(calculate).not.toHaveAttribute('aria-busy');
        await expect(page.getByLabel('Postcode')).toHaveValue(context.address.postcode);
        await expect(page.getByLabel('Huisnummer')).toHaveValue(context.address.huisnummer);
        await seeFieldProblems(context);
        await seeFailure(addressProblem, context);
      },
      'address.asking': seeSearching,
      'usage.filling': async ({ context }) => {
        await expectUsage(context);
        await expect(page.getByRole('radio', { name: nameOf(context.addressId), exact: true })).toBeChecked();
        await seeFieldProblems(context);
        await seeFailure(notPicked, context);
        await expect(page.getByRole('button', { name: 'Naar uw dak' })).not.toHaveAttribute('aria-busy');
      },
      'usage.picking': async ({ context }) => {
        await expectUsage(context);
        await expect(page.getByRole('radio', { name: nameOf(context.pickedAddressId), exact: true })).toBeChecked();
        await expect(searching).toHaveAttribute('aria-busy', 'true');
      },
      roof: async ({ context }) => {
        await expect(currentStep).toHaveText(/Dak/);
        await expect(usage).toHaveValue(context.verbruik);
        await expect(page.getByRole('radio', { name: new RegExp(`^${context.dakrichting}$`, 'i') })).toBeChecked();
        await expect(page.getByRole('radio', { name: `${context.dakhoek}°` })).toBeChecked();
        await seeFieldProblems(context);
      },
      // The machine stays here while it navigates to the quote.
      result: () =>
        expect(page.getByRole('heading', { name: /Dit levert uw dak op|Vraag uw offerte aan/ })).toBeVisible(),
    },
  };
}
