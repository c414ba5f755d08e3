import { type Page, expect, test } from '@playwright/test';
import { fieldLabels, formTexts } from '../../content/forms';
import { messages } from '../../content/messages';
import type { contactMachine } from '../../machines/forms/contact.machine';
import type { quoteMachine } from '../../machines/forms/quote.machine';
import { emittedAtEnd, titled } from '../support/model';
import { type PageDriver, holdBack, replay, visit } from '../support/page';
import { calculatorQuoteModel, contactModel, handover, quoteModel } from './forms.model';

/** `contact` and the calculator's quote form have the same events and states. */
type FormDriver = PageDriver<typeof contactMachine>;

test.describe('§4 Contact form', () => {
  for (const [title, path] of titled(contactModel.paths())) {
    test(title, async ({ page }) => {
      await replay(contactModel.machine, path, await formOn(page, '/contact', formTexts.contact));
      await seeEffects(page, emittedAtEnd(contactModel.machine, path));
    });
  }
});

test.describe('§4 Calculator quote form', () => {
  for (const [title, path] of titled(calculatorQuoteModel.paths())) {
    test(title, async ({ page }) => {
      // As if the visitor had just come from the calculator; the other keys mark the entry as the router's own.
      await page.addInitScript(
        (calculator) => history.replaceState({ __TSR_key: 'calculator', __TSR_index: 0, calculator }, ''),
        handover,
      );
      const driver = await formOn(page, '/offerte-aanvragen', formTexts.calculatorQuote);
      await replay(calculatorQuoteModel.machine, path, driver as never);
      await seeEffects(page, emittedAtEnd(calculatorQuoteModel.machine, path));
    });
  }
});

test.describe('§4 /offerte form', () => {
  for (const [title, path] of titled(quoteModel.paths())) {
    test(title, async ({ page }) => {
      const form = await formOn(page, '/offerte', formTexts.quote);
      const driver: PageDriver<typeof quoteMachine> = {
        ...form,
        visitor: {
          ...(form.visitor as unknown as PageDriver<typeof quoteMachine>['visitor']),
          'service.change': ({ service, selected }) =>
            page.getByRole('checkbox', { name: service }).setChecked(selected),
        },
        states: {
          ...(form.states as unknown as PageDriver<typeof quoteMachine>['states']),
          editing: async ({ context }) => {
            const { selectedServices, values } = context;
            await seeForm(page, { ...values, ...(selectedServices.length && { selectedServices }) });
          },
        },
      };
      await replay(quoteModel.machine, path, driver);
      await seeEffects(page, emittedAtEnd(quoteModel.machine, path));
    });
  }
});

type Field = keyof typeof fieldLabels;

const fieldOn = (page: Page, name: Field) => page.getByLabel(new RegExp(`^${fieldLabels[name]}( \\(optioneel\\))?$`));

async function formOn(page: Page, url: string, texts: { submit: string; busy: string }): Promise<FormDriver> {
  const email = await holdBack(page, /\/email\/send$/);
  const field = (name: Field) => fieldOn(page, name);
  const timeOut = async () => {
    await email.ignore();
    await page.clock.runFor(10_000);
  };

  return {
    open: async () => {
      await page.clock.install();
      await visit(page, url);
    },
    visitor: {
      'field.change': ({ field: name, value }) => field(name).fill(value),
      'field.leave': async ({ field: name }) => {
        await field(name).focus();
        await field(name).blur();
      },
      submit: () => page.getByRole('button', { name: texts.submit }).click(),
    },
    world: {
      'xstate.done.actor.sendEmail': () => email.answer('OK'),
      'xstate.error.actor.sendEmail': () => email.fail(429),
      'xstate.after.TIMEOUT.contact.submitting': timeOut,
      'xstate.after.TIMEOUT.calculatorQuote.submitting': timeOut,
      'xstate.after.TIMEOUT.quote.submitting': timeOut,
    },
    states: {
      editing: ({ context }) => seeForm(page, context.values),
      submitting: () => expect(page.getByRole('button', { name: texts.busy })).toHaveAttribute('aria-busy', 'true'),
      sent: () => expect(page.getByRole('heading', { name: 'Bedankt voor uw aanvraag!' })).toBeVisible(),
    },
  };
}

/** All that the form holds, as a browser would post it; a name with several values has them in a list. */
async function seeForm(page: Page, filled: Record<string, string | readonly string[]>) {
  const held = () =>
    page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        const data = new FormData(form);
        return Object.fromEntries(
          [...data.keys()].map((name) => [name, name === 'selectedServices' ? data.getAll(name) : data.get(name)]),
        );
      });
  await expect.poll(held).toEqual(filled);
}

type Effect = ReturnType<typeof emittedAtEnd<typeof contactMachine> | typeof emittedAtEnd<typeof quoteMachine>>[number];

async function seeEffects(page: Page, effects: readonly Effect[]) {
  for (const effect of effects) {
    if (effect.type === 'toast') await expect(page.getByText(messages[effect.message]).first()).toBeVisible();
    if (effect.type === 'navigate') await expect(page).toHaveURL(effect.to);
    if (effect.type === 'focus') await expect(page.getByRole('heading', { name: /^Nog .* niet$/ })).toBeFocused();
  }
}
