import { fromPromise } from 'xstate';
import { addressMachine } from '../../../machines/address/address.machine';
import type { Address, AddressQuery, SuggestedAddress } from '../../../machines/address/address.rules';
import { lookUpAddress, suggestAddress } from '../../services/address';

export const addressLogic = addressMachine.provide({
  actors: {
    suggestAddress: fromPromise<SuggestedAddress, AddressQuery>(({ input, signal }) => suggestAddress(input, signal)),
    lookUpAddress: fromPromise<Partial<Address>, { addressId: string }>(({ input, signal }) =>
      lookUpAddress(input, signal),
    ),
  },
});
