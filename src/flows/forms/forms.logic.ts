import { fromPromise } from 'xstate';
import { type CalculatorQuoteRequest, calculatorQuoteMachine } from '../../../machines/forms/calculator-quote.machine';
import { type ContactMessage, contactMachine } from '../../../machines/forms/contact.machine';
import { type LandingRequest, landingRequestMachine } from '../../../machines/forms/landing-request.machine';
import { type QuoteRequest, quoteMachine } from '../../../machines/forms/quote.machine';
import { sendEmail } from '../../services/email';
import {
  calculatorQuoteParams,
  contactParams,
  landingRequestParams,
  quoteParams,
} from '../../services/template-params';

export const contactLogic = contactMachine.provide({
  actors: {
    sendEmail: fromPromise<void, ContactMessage>(({ input, signal }) => sendEmail(contactParams(input), signal)),
  },
});

export const calculatorQuoteLogic = calculatorQuoteMachine.provide({
  actors: {
    sendEmail: fromPromise<void, CalculatorQuoteRequest>(({ input, signal }) =>
      sendEmail(calculatorQuoteParams(input), signal),
    ),
  },
});

export const quoteLogic = quoteMachine.provide({
  actors: { sendEmail: fromPromise<void, QuoteRequest>(({ input, signal }) => sendEmail(quoteParams(input), signal)) },
});

export const landingRequestLogic = landingRequestMachine.provide({
  actors: {
    sendEmail: fromPromise<void, LandingRequest>(({ input, signal }) =>
      sendEmail(landingRequestParams(input, window.location.pathname), signal),
    ),
  },
});
