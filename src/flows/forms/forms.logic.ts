import type { SnapshotFrom } from 'xstate';
import { draftIn, draftOf } from '../../../machines/forms/draft.rules';
import { type Deliverable, type FieldRules, contactRules } from '../../../machines/forms/forms.rules';
import { calculatorQuoteMachine } from '../../../machines/forms/calculator-quote.machine';
import { callbackMachine, callbackRules } from '../../../machines/forms/callback.machine';
import { contactMachine } from '../../../machines/forms/contact.machine';
import { landingRequestMachine, landingRules } from '../../../machines/forms/landing-request.machine';
import {
  calculatorQuoteParams,
  callbackParams,
  contactParams,
  landingRequestParams,
} from '../../services/template-params';
import { deliveryBy } from '../delivery/delivery.logic';

export const callbackLogic = callbackMachine.provide({ actors: { deliver: deliveryBy(callbackParams) } });

export const contactLogic = contactMachine.provide({ actors: { deliver: deliveryBy(contactParams) } });

export const calculatorQuoteLogic = calculatorQuoteMachine.provide({
  actors: { deliver: deliveryBy(calculatorQuoteParams) },
});

export const landingRequestLogic = landingRequestMachine.provide({
  actors: { deliver: deliveryBy(landingRequestParams) },
});

const draftBy = <Field extends string>(rules: FieldRules<Field>) => ({
  of: ({ context }: { context: Deliverable<Field> }) => draftOf(context),
  read: (kept: unknown) => draftIn(kept, rules),
});

const typedForCallback = draftBy(callbackRules);

/** Only while the form is shown: a visitor who went back to the request form stays there. */
export const callbackDraft = {
  ...typedForCallback,
  of: (snapshot: SnapshotFrom<typeof callbackMachine>) =>
    snapshot.matches('offered') ? undefined : typedForCallback.of(snapshot),
};

export const contactDraft = draftBy(contactRules);

export const calculatorQuoteDraft = { ...contactDraft, ends: ['calculator'] };

export const landingDraft = draftBy(landingRules);
