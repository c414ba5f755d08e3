import { fromPromise } from 'xstate';
import { AddressError, calculatorMachine } from '../../../machines/calculator/calculator.machine';
import type { Address, AddressQuery, SuggestedAddress } from '../../../machines/calculator/calculator.rules';
import { reloadForNewVersion } from '../../effects/new-version';
import { lookUpAddress, suggestAddress } from '../../services/address';
import { loadLaterViews } from './views';

export const calculatorLogic = calculatorMachine.provide({
  actors: {
    suggestAddress: fromPromise<SuggestedAddress, AddressQuery>(({ input, signal }) => suggestAddress(input, signal)),
    // Step 2 is drawn at once when this is done, so its code must have arrived by then.
    lookUpAddress: fromPromise<Partial<Address>, { addressId: string }>(async ({ input, signal }) => {
      const [address] = await Promise.all([
        lookUpAddress(input, signal),
        loadLaterViews().catch((error) => {
          reloadForNewVersion(error);
          throw new AddressError('lookupOffline');
        }),
      ]);
      return address;
    }),
  },
});
