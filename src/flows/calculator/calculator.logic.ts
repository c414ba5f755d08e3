import { fromPromise } from 'xstate';
import type { Address } from '../../../machines/address/address.rules';
import type { ShareInput } from '../../../machines/calculator/calculator.setup';
import { calculatorMachine } from '../../../machines/calculator/calculator.machine';
import type { Shared } from '../../../machines/sharing';
import { lookUpAddress } from '../../services/address';
import { addressLogic } from '../address/address.logic';
import { laterSteps, preloadLaterSteps } from './step-views';

/** The next step takes the focus when the address is found, so its code must have arrived. */
const findAddress = addressLogic.provide({
  actors: {
    lookUpAddress: fromPromise<Partial<Address>, { addressId: string }>(async ({ input, signal }) => {
      const [address] = await Promise.all([lookUpAddress(input, signal), preloadLaterSteps()]);
      return address;
    }),
  },
});

const shareCalculation = fromPromise<Shared, ShareInput>(async ({ input }) =>
  (await laterSteps()).shareCalculation(input),
);

export const calculatorLogic = calculatorMachine.provide({ actors: { findAddress, shareCalculation } });
