import { type Page, expect, test } from '@playwright/test';
import { type Field, fieldLabels, formTexts, landingLabels, parameterNames } from '../../content/forms/forms';
import { messages } from '../../content/messages';
import { type callbackMachine, callbackRules } from '../../machines/forms/callback.machine';
import type { contactMachine } from '../../machines/forms/contact.machine';
import { type FieldRules, type Filled, contactRules, problemsIn } from '../../machines/forms/forms.rules';
import { type landingRequestMachine, landingRules } from '../../machines/forms/landing-request.machine';
import { type quoteMachine, quoteRules } from '../../machines/forms/quote.machine';
import { deliverByEmail } from '../support/delivery';
import { press, typeIn } from '../../tools/measure/pressing';
import { emittedAtEnd } from '../../tools/charts/paths/measures';
import { titled } from '../../tools/charts/paths/model';
import { detailsDoc, holdAddressService, suggestedDocs } from '../address/address.page';
import { deliveryOn } from '../delivery/delivery.page';
import { seeProblems, seeReadOnly } from '../support/fields';
import { comeBackTo, follow, holdBack, visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { hydrated } from '../../tools/measure/hydrated';
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

/** `contact` and the calculator's quote form have the same events and states. */
type FormDriver = PageDriver<typeof contactMachine>;

test.describe('§4 Contact form', () => {
  for (const [title, path] of titled(contactModel.pagePaths())) {
    test(title, async ({ page }) => {
      await replay(page, contactModel.machine, path, await formOn(page, '/contact', formTexts.contact));
      await seeEffects(page, emittedAtEnd(contactModel.machine, path));
    });
  }
});

test.describe('§4 Calculator quote form', () => {
  for (const [title, path] of titled(calculatorQuoteModel.pagePaths())) {
    test(title, async ({ page }) => {
      // As if the visitor had just come from the calculator; the other keys mark the entry as the router's own.
      await page.addInitScript(
        (calculator) => history.replaceState({ __TSR_key: 'calculator', __TSR_index: 0, calculator }, ''),
        handover,
      );
      const driver = await formOn(page, '/offerte-aanvragen', formTexts.calculatorQuote);
      await replay(page, calculatorQuoteModel.machine, path, driver as never);
      await seeEffects(page, emittedAtEnd(calculatorQuoteModel.machine, path));
    });
  }
});

test.describe('§4 Calculator quote form and /offerte form: /offerte', () => {
  for (const [title, path] of titled(quoteModel.pagePaths())) {
    test(title, async ({ page }) => {
      const form = await formOn(page, '/offerte', formTexts.quote);
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
      await seeEffects(page, emittedAtEnd(quoteModel.machine, path));
    });
  }
});

test.describe('extension: a callback without a quote', () => {
  for (const [title, path] of titled(callbackModel.pagePaths())) {
    test(title, async ({ page }) => {
      await replay(page, callbackModel.machine, path, await callbackOn(page));
      await seeEffects(page, emittedAtEnd(callbackModel.machine, path));
    });
  }
});

test.describe('§4 Landing-page quote and inspection forms', () => {
  const model = simulatedLandingModel;
  for (const [title, path] of titled(model.pagePaths())) {
    test(title, async ({ page }) => {
      await replay(page, model.machine, path, await landingFormOn(page));
      await seeEffects(page, emittedAtEnd(model.machine, path));
    });
  }

  test('nothing is sent and no confirmation is shown', async ({ page }) => {
    const form = await landingFormOn(page);
    await form.open();
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => {
      // What the page itself is made of may still come.
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
  for (const [title, path] of titled(model.pagePaths())) {
    test(title, async ({ page }) => {
      await deliverByEmail(page);
      await replay(page, model.machine, path, await landingFormOn(page));
      await seeEffects(page, emittedAtEnd(model.machine, path));
    });
  }
});

const fieldOn = (page: Page, name: Field, labels = fieldLabels) =>
  page.getByLabel(new RegExp(`^${labels[name]}( \\(optioneel\\))?$`));

async function callbackOn(page: Page): Promise<PageDriver<typeof callbackMachine>> {
  const form = await formOn(page, '/diensten/thuisbatterij', formTexts.callback);
  type Driver = PageDriver<typeof callbackMachine>;
  const choice = page.getByRole('checkbox', { name: formTexts.callback.choose });
  return {
    view: form.view,
    open: async () => {
      await page.clock.install();
      await visit(page, '/diensten/thuisbatterij');
      await hydrated(choice);
    },
    visitor: {
      ...(form.visitor as unknown as Driver['visitor']),
      'callback.choose': () => choice.check(),
      'callback.leave': () => choice.uncheck(),
    },
    world: form.world,
    states: {
      offered: async () => {
        await expect(choice).not.toBeChecked();
        await expect(page.getByRole('button', { name: formTexts.landing.submit })).toBeVisible();
      },
      editing: async ({ context }) => {
        await expect(choice).toBeChecked();
        await seeForm(page, context.values);
        await seeFieldProblems(page, callbackRules, context);
      },
      submitting: form.states.submitting as unknown as Driver['states'][string],
    },
  };
}

async function landingFormOn(page: Page): Promise<PageDriver<typeof landingRequestMachine>> {
  const form = await formOn(page, '/laadpaal', formTexts.landing, landingLabels);
  type Driver = PageDriver<typeof landingRequestMachine>;
  return {
    view: form.view,
    open: form.open,
    visitor: {
      ...(form.visitor as unknown as Driver['visitor']),
      'choice.take': () => press(page.getByRole('link', { name: 'Offerte voor Smart' })),
    },
    world: {
      ...form.world,
      'xstate.after.SIMULATED_SUBMIT.landingRequest.simulating': () => page.clock.runFor(1500),
    },
    states: {
      // Only the forms about roofs and frames ask for a date.
      editing: async ({ context }) => {
        const { preferredDate: _, ...asked } = context.values;
        await seeForm(page, asked);
        await seeFieldProblems(page, landingRules, context);
      },
      simulating: form.states.submitting as unknown as Driver['states'][string],
      sending: form.states.submitting as unknown as Driver['states'][string],
    },
  };
}

async function formOn(
  page: Page,
  url: string,
  texts: { submit: string; busy: string },
  labels = fieldLabels,
): Promise<FormDriver> {
  const draftName = draftNames[url]!;
  const email = await holdBack(page, /\/email\/send$/);
  const field = (name: Field) => fieldOn(page, name, labels);
  // That of a landing page is hydrated after what is above it.
  const seen = () => hydrated(page.getByRole('button', { name: texts.submit }));

  return {
    view: 'main form',
    open: async () => {
      await page.clock.install();
      await visit(page, url);
      await seen();
    },
    visitor: {
      'draft.restore': async ({ draft }) => {
        await comeBackTo(page, draftName, draft);
        await seen();
      },
      'field.change': ({ field: name, value }) => typeIn(field(name), value),
      'field.leave': async ({ field: name }) => {
        await field(name).focus();
        await field(name).blur();
      },
      submit: () => press(page.getByRole('button', { name: texts.submit })),
    },
    world: deliveryOn(page, email),
    states: {
      editing: async ({ context }) => {
        await seeForm(page, context.values);
        await seeFieldProblems(page, contactRules, context);
      },
      submitting: async () => {
        await expect(page.getByRole('button', { name: texts.busy })).toHaveAttribute('aria-busy', 'true');
        await seeReadOnly(page.getByRole('main').locator('form'));
      },
      sent: () => expect(page.getByRole('heading', { name: 'Bedankt voor uw aanvraag!' })).toBeVisible(),
    },
  };
}

const services: Record<string, string> = { selectedServices: 'selected_services' };

const draftNames: Record<string, string> = {
  '/contact': 'contact',
  '/offerte-aanvragen': 'calculatorQuote',
  '/offerte': 'quote',
  '/laadpaal': 'landingRequest /laadpaal',
  '/diensten/thuisbatterij': 'callback',
};

/** All that the form holds, as a browser would post it; a name with several values has them in a list. */
async function seeForm(
  page: Page,
  { companyName: _name, kvk: _kvk, ...filled }: Record<string, string | readonly string[]>,
) {
  const held = () =>
    page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        const data = new FormData(form);
        // Nor does what only the browser posts, before hydration.
        const unseen = [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ name }) => name);
        return Object.fromEntries(
          // The field that no person sees stays out of it.
          [...data.keys()]
            .filter((name) => name !== 'website' && !unseen.includes(name))
            .map((name) => [name, name === 'selected_services' ? data.getAll(name) : data.get(name)]),
        );
      });
  const posted = Object.entries(filled).map(([name, value]) => [{ ...parameterNames, ...services }[name]!, value]);
  await expect.poll(held).toEqual(Object.fromEntries(posted));
}

const seeFieldProblems = <Name extends string>(
  page: Page,
  rules: FieldRules<Name>,
  { problems, refused, values }: Filled<Name>,
  before: readonly string[] = [],
) =>
  seeProblems(page.getByRole('main').locator('form'), {
    said: Object.keys(problems),
    wrong: Object.keys(problemsIn(values, rules)),
    refused: [...before, ...Object.keys(refused)],
  });

type Effect = ReturnType<
  | typeof emittedAtEnd<typeof callbackMachine>
  | typeof emittedAtEnd<typeof contactMachine>
  | typeof emittedAtEnd<typeof landingRequestMachine>
  | typeof emittedAtEnd<typeof quoteMachine>
>[number];

async function seeEffects(page: Page, effects: readonly Effect[]) {
  for (const effect of effects) {
    if (effect.type === 'toast') {
      await expect(page.getByText(messages[effect.message]).first()).toBeVisible();
      if ('reference' in effect) await expect(page.getByText(/^Uw referentie: HD-\d{4}-\w{6}$/).first()).toBeVisible();
    }
    if (effect.type === 'navigate') await expect(page).toHaveURL(effect.to);
    if (effect.type === 'focus')
      await expect(
        effect.target === 'form.problems'
          ? page.getByRole('heading', { name: /^Nog .* nodig$/ })
          : page.locator(`[id="${effect.target}"]`),
      ).toBeFocused();
  }
}
