import { expect, test } from '@playwright/test';
import { formTexts, landingLabels } from '../../content/forms/forms';
import { type quoteMachine, quoteRules } from '../../machines/forms/quote.machine';
import { deliverByEmail } from '../support/delivery';
import { detailsDoc, holdAddressService, suggestedDocs } from '../address/address.page';
import { hydrated } from '../../tools/measure/hydrated';
import { follow, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import {
  callbackModel,
  calculatorQuoteModel,
  contactDetails,
  contactModel,
  filling,
  handover,
  quoteModel,
  sentLandingModel,
  simulatedLandingModel,
  roofWork,
  submit,
} from './forms.model';
import { callbackOn, landingFormOn, formOn, seeForm, fieldOn, seeFieldProblems } from './forms.page';

test.describe('§4 Contact form', () => {
  for (const path of contactModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, contactModel.machine, path, await formOn(page, contactModel.page, formTexts.contact));
    });
  }
});

test.describe('§4 Calculator quote form', () => {
  for (const path of calculatorQuoteModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      // As if coming from the calculator; the other keys mark the entry as the router's.
      await page.addInitScript(
        (calculator) => history.replaceState({ __TSR_key: 'calculator', __TSR_index: 0, calculator }, ''),
        handover,
      );
      const driver = await formOn(page, calculatorQuoteModel.page, formTexts.calculatorQuote);
      await replay(page, calculatorQuoteModel.machine, path, driver as never);
    });
  }
});

test.describe('§4 Calculator quote form and /offerte form: /offerte', () => {
  for (const path of quoteModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      const form = await formOn(page, quoteModel.page, formTexts.quote);
      const { suggest, lookUp } = await holdAddressService(page);
      const driver: PageDriver<typeof quoteMachine> = {
        ...form,
        visitor: {
          ...(form.visitor as unknown as PageDriver<typeof quoteMachine>['visitor']),
          'service.change': ({ service, selected }) =>
            page.getByRole('checkbox', { name: service }).setChecked(selected),
          'choice.take': () => follow(page, '/offerte?keuze=dakisolatie'),
        },
        world: {
          ...form.world,
          'xstate.done.actor.findAddress': async ({ output }) => {
            await suggest.answer({ response: { docs: output === 'notFound' ? [] : suggestedDocs } });
            if (output !== 'notFound') await lookUp.answer({ response: { docs: [detailsDoc] } });
          },
        },
        states: {
          ...(form.states as unknown as PageDriver<typeof quoteMachine>['states']),
          editing: async ({ context }) => {
            const { selectedServices, servicesRefused, values } = context;
            await seeForm(page, { ...values, ...(selectedServices.length && { selectedServices }) });
            await seeFieldProblems(page, quoteRules, context, servicesRefused ? ['diensten'] : []);
          },
        },
      };
      await replay(page, quoteModel.machine, path, driver);
    });
  }
});

test.describe('extension: a callback without a quote', () => {
  for (const path of callbackModel.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, callbackModel.machine, path, await callbackOn(page));
    });
  }

  test('on /contact the focus is at the form again when it was sent', async ({ page }) => {
    await visit(page, contactModel.page);
    const choice = page.getByRole('checkbox', { name: formTexts.callback.choose });
    await hydrated(choice);
    await choice.check();
    for (const name of ['name', 'phone'] as const) await fieldOn(page, name).fill(contactDetails[name]);
    await page.getByRole('button', { name: formTexts.callback.submit }).click();

    await expect(choice).not.toBeChecked();
    await expect(page.locator('#aanvraag')).toBeFocused();
  });
});

test.describe('§4 Landing-page quote and inspection forms', () => {
  const model = simulatedLandingModel;
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, await landingFormOn(page));
    });
  }

  test('nothing is sent and no confirmation is shown', async ({ page }) => {
    const form = await landingFormOn(page);
    await form.open();
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => {
      // Chunks, images and fonts may still load.
      if (!['script', 'image', 'font'].includes(request.resourceType())) sent.push(request.url());
    });
    for (const event of filling({ ...contactDetails, ...roofWork })) await form.visitor['field.change'](event);
    await form.visitor.submit(submit);
    await page.clock.runFor(1500);

    await expect(fieldOn(page, 'description', landingLabels)).toHaveValue('');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')).toHaveCount(0);
    expect(sent).toEqual([]);
  });
});

test.describe('extension: landing-page forms that really send (D6)', () => {
  const model = sentLandingModel;
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await deliverByEmail(page);
      await replay(page, model.machine, path, await landingFormOn(page));
    });
  }
});
