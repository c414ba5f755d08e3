import { calculationText } from '../../content/calculator/calculation';
import { callbackMessage } from '../../content/forms/forms';
import { company } from '../../content/company';
import { contactPreferenceTexts, issueTypeTexts } from '../../content/forms/fault';
import type { CalculatorQuoteRequest } from '../../machines/forms/calculator-quote.machine';
import type { FaultReport } from '../../machines/fault/fault.rules';
import type { CallbackRequest } from '../../machines/forms/callback.machine';
import type { ContactMessage } from '../../machines/forms/contact.machine';
import type { LandingRequest } from '../../machines/forms/landing-request.machine';
import type { QuoteRequest } from '../../machines/forms/quote.machine';

/** `template_params` of §7: every key is always there, an empty optional value is `''` (D33). */
export type TemplateParams = Readonly<Record<string, string>>;

/** An extension: a request to be called, and nothing else. */
export const callbackParams = ({ preferredTime, ...caller }: CallbackRequest): TemplateParams => ({
  ...sender({ ...caller, email: '', message: callbackMessage(preferredTime), companyName: '', kvk: '' }),
  preferred_time: preferredTime,
});

export const contactParams = (message: ContactMessage): TemplateParams => sender(message);

export const calculatorQuoteParams = ({ calculator, ...request }: CalculatorQuoteRequest): TemplateParams => ({
  ...sender(request),
  calculator_data: calculationText(calculator),
  calculator_json: JSON.stringify(calculator),
});

export const quoteParams = (request: QuoteRequest): TemplateParams => ({
  ...sender(request),
  address: request.address,
  postal_code: request.postalCode,
  city: request.city,
  preferred_date: request.preferredDate,
  selected_services: request.selectedServices.join(', '),
});

export const faultParams = (report: FaultReport): TemplateParams => ({
  ...sender({ ...report, message: report.description }),
  issue_type: report.issueType ? issueTypeTexts[report.issueType].label : '',
  address: report.address,
  preferred_date: report.preferredDate,
  preferred_time: report.preferredTime,
  contact_preference: contactPreferenceTexts[report.contactPreference],
  company_name: report.companyName,
  kvk: report.kvk,
  contract_number: report.contractNumber,
});

export const landingRequestParams = (request: LandingRequest): TemplateParams => ({
  ...sender({ ...request, message: request.description }),
  address: request.address,
  car_model: request.carModel,
  preferred_date: request.preferredDate,
});

const sender = ({ name, email, phone, message, companyName, kvk }: ContactMessage): TemplateParams => ({
  to_name: company.name,
  to_email: company.email.sales,
  from_name: name,
  from_email: email,
  phone,
  message,
  reply_to: email,
  // An extension: only a business is asked for them (D41).
  ...(companyName && { company_name: companyName }),
  ...(kvk && { kvk }),
});
