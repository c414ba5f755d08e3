import { fromPromise } from 'xstate';
import type { Address } from '../../../machines/address/address.rules';
import { calculatorMachine } from '../../../machines/calculator/calculator.machine';
import { lookUpAddress } from '../../services/address';
import { addressLogic } from '../address/address.logic';
import { preloadLaterSteps } from './step-views';

/** The next step takes the focus when the address is found, so its code must have arrived. */
const findAddress = addressLogic.provide({
  actors: {
    lookUpAddress: fromPromise<Partial<Address>, { addressId: string }>(async ({ input, signal }) => {
      const [address] = await Promise.all([lookUpAddress(input, signal), preloadLaterSteps()]);
      return address;
    }),
  },
});

export const calculatorLogic = calculatorMachine.provide({ actors: { findAddress } });
