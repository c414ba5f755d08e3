import { fromCallback, fromPromise } from 'xstate';
import { type DeliveryEvent, type Letter, deliveryOf } from '../../../machines/delivery/delivery.machine';
import { FILL_TIME, backoff } from '../../../machines/delivery/delivery.rules';
import { useCustomerType } from '../../customer-type';
import { campaignParams } from '../../services/campaign';
import { sendEmail } from '../../services/email';
import type { TemplateParams } from '../../services/template-params';

const confirmationTemplate = import.meta.env.VITE_EMAILJS_CONFIRMATION_TEMPLATE_ID;

const watchNetwork = fromCallback<DeliveryEvent>(({ sendBack }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener('offline', () => sendBack({ type: 'network.lost' }), { signal });
  window.addEventListener('online', () => sendBack({ type: 'network.back' }), { signal });
  if (!navigator.onLine) sendBack({ type: 'network.lost' });
  return () => leaving.abort();
});

export const deliveryBy = <Request>(paramsOf: (request: Request) => TemplateParams) =>
  deliveryOf<Request>().provide({
    actors: {
      watchNetwork,
      sendEmail: fromPromise<void, Letter<Request>>(async ({ input: { request, reference }, signal }) => {
        const params: TemplateParams = {
          ...paramsOf(request),
          reference,
          page: window.location.pathname,
          customer_type: useCustomerType.getState().customerType,
          ...campaignParams(),
        };
        await sendEmail(params, signal);
        if (confirmationTemplate && params.from_email) {
          // The request has arrived, whether or not this part of the site can be had.
          void import('./confirmation.logic').then(
            ({ confirm }) => confirm(params, confirmationTemplate),
            () => undefined,
          );
        }
      }),
    },
    delays: {
      MINIMUM_FILL: () => Math.max(0, FILL_TIME - performance.now()),
      BACKOFF: ({ context }) => backoff(context.failures, Math.random()),
    },
  });
