import { fromPromise } from 'xstate';
import {
  AddressError,
  type CalculatorDraft,
  type CalculatorSnapshot,
  calculatorMachine,
} from '../../../machines/calculator/calculator.machine';
import type { Address, AddressQuery, SuggestedAddress } from '../../../machines/calculator/calculator.rules';
import { lookUpAddress, suggestAddress } from '../../services/address';
import { loadLaterViews, stepOf } from './views';

export const calculatorLogic = calculatorMachine.provide({
  actors: {
    suggestAddress: fromPromise<SuggestedAddress, AddressQuery>(({ input, signal }) => suggestAddress(input, signal)),
    // Step 2 is drawn at once when this is done, so its code must have arrived by then.
    lookUpAddress: fromPromise<Partial<Address>, { addressId: string }>(async ({ input, signal }) => {
      const [address] = await Promise.all([
        lookUpAddress(input, signal),
        loadLaterViews().catch(() => {
          throw new AddressError('lookupOffline');
        }),
      ]);
      return address;
    }),
  },
});

export const calculatorDraft = {
  of: (snapshot: CalculatorSnapshot): CalculatorDraft | undefined =>
    snapshot.context.address.postcode || snapshot.context.address.huisnummer
      ? { ...kept(snapshot.context), step: stepOf(snapshot) }
      : undefined,
  // Only who comes back to a draft loads what reads it.
  read: async (kept: unknown): Promise<CalculatorDraft | undefined> => {
    const [{ calculatorDraftIn }] = await Promise.all([
      import('../../../machines/calculator/draft.rules'),
      loadLaterViews(),
    ]);
    return calculatorDraftIn(kept);
  },
};

const kept = ({ pickedAddressId: _picked, ...context }: CalculatorSnapshot['context']) => context;
