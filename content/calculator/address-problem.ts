import type { AddressFailure } from '../../machines/address/address.rules';
import { messages } from '../messages';

const check = 'Controleer uw postcode en huisnummer.';
const again = 'Probeer het over een minuut opnieuw.';

const advice: Record<AddressFailure, string> = {
  suggestOffline: again,
  notFound: check,
  lookupOffline: again,
  detailsNotFound: again,
  failed: again,
};

/** Repeats the toast and advises the visitor. */
export const addressProblem = (failure: AddressFailure): string => said(failure, advice[failure]);

/** Says that the picked house number failed. The first address still counts. */
export const notPicked = (failure: AddressFailure): string =>
  said(failure, 'Kies uw huisnummer opnieuw, of reken verder met het adres hierboven.');

const said = (failure: AddressFailure, onward: string) => `${messages[`address.${failure}`]}. ${onward}`;

export const withoutCalculation = 'Vraag een offerte aan zonder berekening';
