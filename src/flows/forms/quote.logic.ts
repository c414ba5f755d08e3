import type { SnapshotFrom } from 'xstate';
import { type QuoteContext, quoteDraftIn, quoteDraftOf, quoteMachine } from '../../../machines/forms/quote.machine';
import { quoteParams } from '../../services/template-params';
import { addressLogic } from '../address/address.logic';
import { deliveryBy } from '../delivery/delivery.logic';

export const quoteLogic = quoteMachine.provide({
  actors: { deliver: deliveryBy(quoteParams), findAddress: addressLogic },
});

export const servicesOf = ({ context }: SnapshotFrom<typeof quoteMachine>) => ({
  selectedServices: context.selectedServices,
  servicesMissing: context.servicesMissing,
  servicesRefused: context.servicesRefused,
});

export const quoteDraft = { of: ({ context }: { context: QuoteContext }) => quoteDraftOf(context), read: quoteDraftIn };
