import type { SnapshotFrom } from 'xstate';
import { deliveryMachine } from '../../machines/delivery/delivery.machine';
import { EmailError } from '../../machines/delivery/delivery.rules';
import { type Promises, watches } from '../../tools/charts/checks';
import { contactDetails, reference } from '../forms/forms.model';
import { modelOf } from '../../tools/charts/paths/model';
import { done, elapsed, failed } from '../support/world';

export const busy = failed('sendEmail', new EmailError(500, '500'));
export const refused = failed('sendEmail', new EmailError(400, '400'));
export const deadline = elapsed('DEADLINE', 'delivery.trying');
export const backedOff = elapsed('BACKOFF', 'delivery.trying.waiting');
export const filledIn = elapsed('MINIMUM_FILL', 'delivery.holding');
export const lost = { type: 'network.lost' } as const;
export const back = { type: 'network.back' } as const;
export const cancel = { type: 'cancel' } as const;

/** The visible state, and the number of failures. */
const key = ({ value, context }: SnapshotFrom<typeof deliveryMachine>) =>
  JSON.stringify([value, context.online, context.failures]);

const modelFor = (trapped: boolean) =>
  modelOf(deliveryMachine, [filledIn, done('sendEmail'), busy, refused, deadline, backedOff, lost, back, cancel], {
    input: { request: contactDetails, reference, trapped },
    key,
  });

export const deliveryModel = modelFor(false);
export const trappedModel = modelFor(true);

export const deliveryPromises: Promises = {
  machine: 'delivery',
  ordered: {
    'delivery.trying.sending xstate.error.actor.sendEmail':
      'a request that is refused is not tried again, and without a connection an attempt does not count',
  },
  spared: { watchNetwork: watches },
  sentences: {
    'wie geen verbinding heeft, hoeft niets te doen en kan terug': {
      from: 'delivery.offline',
      to: ['delivery.delivered', 'delivery.cancelled'],
    },
  },
};
