import { fromCallback } from 'xstate';
import { faultDraftIn, faultDraftOf } from '../../../machines/fault/draft.rules';
import { type FaultSnapshot, faultMachine } from '../../../machines/fault/fault.machine';
import type { FaultEvent, FaultInput } from '../../../machines/fault/fault.setup';
import { faultSteps } from '../../../machines/fault/steps.rules';
import { useCustomerType } from '../../customer-type';
import { today } from '../../services/today';
import { delivery } from '../../services/delivery';
import { faultParams } from '../../services/template-params';
import { deliveryBy } from '../delivery/delivery.logic';

const business = ({ customerType }: { customerType: string }) => customerType === 'zakelijk';

export const faultInput = (): FaultInput => ({
  business: business(useCustomerType.getState()),
  today: today(),
  delivery,
});

export const faultLogic = faultMachine.provide({
  actors: {
    watchCustomer: fromCallback<FaultEvent>(({ sendBack }) =>
      useCustomerType.subscribe((state) => sendBack({ type: 'customer.change', business: business(state) })),
    ),
    deliver: deliveryBy(faultParams),
  },
});

/** The confirmation stays visible while the report is sent. */
export const currentStep = (snapshot: FaultSnapshot) =>
  faultSteps.find((step) => snapshot.matches(step)) ?? 'confirmation';

export const faultDraft = {
  of: (snapshot: FaultSnapshot) => faultDraftOf(snapshot.context, currentStep(snapshot)),
  read: faultDraftIn,
  outlives: (snapshot: FaultSnapshot) => snapshot.matches('interrupted'),
};
