import { createActor, fromPromise } from 'xstate';
import { company } from '../../../content/company';
import { withoutInvestment } from '../../../content/calculator/investment';
import { confirmationTexts } from '../../../content/forms/forms';
import { type Confirmation, confirmationMachine } from '../../../machines/confirmation/confirmation.machine';
import { sendEmail } from '../../services/email';
import type { TemplateParams } from '../../services/template-params';

const confirming = (template: string) =>
  confirmationMachine.provide({
    actors: {
      sendConfirmation: fromPromise<void, Confirmation>(({ input: { name, email, reference, asked }, signal }) =>
        sendEmail(
          {
            to_name: name,
            to_email: email,
            reply_to: company.email.sales,
            reference,
            asked: asked || confirmationTexts.message,
            expected: confirmationTexts.expected,
            phone: company.phone.shown,
          },
          signal,
          template,
        ),
      ),
    },
  });

/** Outlives the form and its page, as long as the site is open. */
export function confirm(params: TemplateParams, template: string): void {
  const { from_name: name = '', from_email: email = '', reference = '' } = params;
  const calculation = withoutInvestment(params.calculator_data ?? '');
  const asked = [params.selected_services, calculation, params.issue_type].filter(Boolean).join('\n');
  createActor(confirming(template), { input: { name, email, reference, asked } }).start();
}
