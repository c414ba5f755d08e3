import { fromPromise } from 'xstate';
import { addressMachine } from '../../../machines/address/address.machine';
import type { Address, AddressQuery, SuggestedAddress } from '../../../machines/address/address.rules';
import { calculatorMachine } from '../../../machines/calculator/calculator.machine';
import { lookUpAddress, suggestAddress } from '../../services/address';
import { preloadLaterSteps } from './steps';

const addressLogic = addressMachine.provide({
  actors: {
    suggestAddress: fromPromise<SuggestedAddress, AddressQuery>(({ input, signal }) => suggestAddress(input, signal)),
    lookUpAddress: fromPromise<Partial<Address>, { addressId: string }>(async ({ input, signal }) => {
      // The next step gets the focus when this is done, so its code should have arrived by then.
      const [address] = await Promise.all([lookUpAddress(input, signal), preloadLaterSteps()]);
      return address;
    }),
  },
});

export const calculatorLogic = calculatorMachine.provide({ actors: { findAddress: addressLogic } });
