import { type Page, expect } from '@playwright/test';
import { type Field, fieldLabels, formTexts, landingLabels, parameterNames } from '../../content/forms/forms';
import { type callbackMachine, callbackRules } from '../../machines/forms/callback.machine';
import type { contactMachine } from '../../machines/forms/contact.machine';
import { type FieldRules, type Filled, contactRules, problemsIn } from '../../machines/forms/forms.rules';
import { type landingRequestMachine, landingRules } from '../../machines/forms/landing-request.machine';
import { press, typeIn } from '../../tools/measure/pressing';
import { deliveryOn } from '../delivery/delivery.page';
import { seeProblems, seeReadOnly } from '../support/fields';
import { comeBackTo, holdBack, visit } from '../support/page';
import type { PageDriver } from '../support/replay';
import { hydrated } from '../../tools/measure/hydrated';
import { callbackModel, sentLandingModel } from './forms.model';

/** `contact` and the calculator's quote form have the same events and states. */
export type FormDriver = PageDriver<typeof contactMachine>;

export const fieldOn = (page: Page, name: Field, labels = fieldLabels) =>
  page.getByLabel(new RegExp(`^${labels[name]}( \\(optioneel\\))?$`));

export async function callbackOn(page: Page): Promise<PageDriver<typeof callbackMachine>> {
  const form = await formOn(page, callbackModel.page, formTexts.callback);
  type Driver = PageDriver<typeof callbackMachine>;
  const choice = page.getByRole('checkbox', { name: formTexts.callback.choose });
  return {
    view: form.view,
    open: async () => {
      await page.clock.install();
      await visit(page, callbackModel.page);
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

export async function landingFormOn(page: Page): Promise<PageDriver<typeof landingRequestMachine>> {
  const form = await formOn(page, sentLandingModel.page, formTexts.landing, landingLabels);
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
      // Only roof and frame forms ask for a date.
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

export async function formOn(
  page: Page,
  url: string,
  texts: { submit: string; busy: string },
  labels = fieldLabels,
): Promise<FormDriver> {
  const draftName = draftNames[url]!;
  const email = await holdBack(page, /\/email\/send$/);
  const field = (name: Field) => fieldOn(page, name, labels);
  // Below the fold, so hydrated later.
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

export const services: Record<string, string> = { selectedServices: 'selected_services' };

export const draftNames: Record<string, string> = {
  '/contact': 'contact',
  '/offerte-aanvragen': 'calculatorQuote',
  '/offerte': 'quote',
  '/laadpaal': 'landingRequest /laadpaal',
  '/diensten/thuisbatterij': 'callback',
};

/** The form data as a browser would post them, repeated names as a list. */
export async function seeForm(
  page: Page,
  { companyName: _name, kvk: _kvk, ...filled }: Record<string, string | readonly string[]>,
) {
  const held = () =>
    page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        const data = new FormData(form);
        // Hidden inputs for the plain form stay out as well.
        const unseen = [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ name }) => name);
        return Object.fromEntries(
          // Without the honeypot.
          [...data.keys()]
            .filter((name) => name !== 'website' && !unseen.includes(name))
            .map((name) => [name, name === 'selected_services' ? data.getAll(name) : data.get(name)]),
        );
      });
  const posted = Object.entries(filled).map(([name, value]) => [{ ...parameterNames, ...services }[name]!, value]);
  await expect.poll(held).toEqual(Object.fromEntries(posted));
}

export const seeFieldProblems = <Name extends string>(
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
