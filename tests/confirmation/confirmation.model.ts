import { confirmationMachine } from '../../machines/confirmation/confirmation.machine';
import { EmailError } from '../../machines/delivery/delivery.rules';
import type { Promises } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';
import { contactDetails, reference } from '../forms/forms.model';
import { done, elapsed, failed } from '../support/world';

export const confirmation = {
  name: contactDetails.name,
  email: contactDetails.email,
  reference,
  asked: 'Dakisolatie',
};

export const waited = elapsed('PAUSE', 'confirmation.waiting');
export const silent = elapsed('TIMEOUT', 'confirmation.sending');
export const refused = failed('sendConfirmation', new EmailError(500, '500'));

export const confirmationModel = modelOf(confirmationMachine, [waited, refused, silent, done('sendConfirmation')], {
  input: confirmation,
  page: '',
  key: ({ value, context }) => JSON.stringify([value, context.failures]),
});

export const confirmationPromises: Promises = {
  machine: 'confirmation',
  sentences: {
    'een bevestiging houdt op': {
      from: 'confirmation.sending',
      to: ['confirmation.sent', 'confirmation.abandoned'],
    },
  },
};
