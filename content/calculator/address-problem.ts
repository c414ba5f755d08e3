import type { AddressFailure } from '../../machines/address/address.rules';
import { messages } from '../messages';

const check = 'Controleer uw postcode en huisnummer.';
const again = 'Probeer het zo opnieuw.';

const advice: Record<AddressFailure, string> = {
  suggestOffline: again,
  notFound: check,
  lookupOffline: again,
  detailsNotFound: check,
  failed: again,
};

/** What the toast says, and how to go on. */
export const addressProblem = (failure: AddressFailure): string => said(failure, advice[failure]);

/** The address that was found first still counts. */
export const notPicked = (failure: AddressFailure): string =>
  said(failure, 'Kies uw huisnummer opnieuw, of reken verder met het adres hierboven.');

const said = (failure: AddressFailure, onward: string) => `${messages[`address.${failure}`]}. ${onward}`;

export const withoutCalculation = 'Of vraag een offerte aan zonder berekening';
