import { calculatorQuoteMachine } from '../../../machines/forms/calculator-quote.machine';
import { contactMachine } from '../../../machines/forms/contact.machine';
import { landingRequestMachine } from '../../../machines/forms/landing-request.machine';
import { quoteMachine } from '../../../machines/forms/quote.machine';
import {
  calculatorQuoteParams,
  contactParams,
  landingRequestParams,
  quoteParams,
} from '../../services/template-params';
import { deliveryBy } from '../delivery/delivery.logic';

export const contactLogic = contactMachine.provide({ actors: { deliver: deliveryBy(contactParams) } });

export const calculatorQuoteLogic = calculatorQuoteMachine.provide({
  actors: { deliver: deliveryBy(calculatorQuoteParams) },
});

export const quoteLogic = quoteMachine.provide({ actors: { deliver: deliveryBy(quoteParams) } });

export const landingRequestLogic = landingRequestMachine.provide({
  actors: { deliver: deliveryBy(landingRequestParams) },
});
