export interface AddressQuery {
  postcode: string;
  huisnummer: string;
}

export interface Address extends AddressQuery {
  straat?: string;
  woonplaats?: string;
  huisletter?: string;
  huisnummertoevoeging?: string;
  bouwjaar?: number;
  dakType?: string;
  energielabel?: string;
  /** Degrees north, in tenths: the height of the sun follows from it. */
  latitude?: number;
}

/** One of the addresses that share a house number. */
export interface AddressOption {
  addressId: string;
  /** With letter and addition, as in `289A-2`. */
  huisnummer: string;
}

export interface SuggestedAddress {
  /** Of the best match. */
  addressId: string;
  /** The addresses that share its house number, itself among them; empty when it is alone. */
  options: readonly AddressOption[];
}

/** A failure that the address service has a sentence of §8 for. */
export class AddressError extends Error {
  constructor(readonly reason: 'suggestOffline' | 'notFound' | 'lookupOffline' | 'detailsNotFound') {
    super(reason);
  }
}

/** Why there is no address: an answer of another shape has no sentence of its own (D23). */
export type AddressFailure = AddressError['reason'] | 'failed';

export const failureOf = (error: unknown): AddressFailure => (error instanceof AddressError ? error.reason : 'failed');

export function formatPostcode(typed: string): string {
  const compact = compactPostcode(typed).slice(0, 6);
  return compact.length > 4 ? `${compact.slice(0, 4)} ${compact.slice(4)}` : compact;
}

/** §5: shorter than 6 characters. */
export const postcodeShort = (postcode: string): boolean => compactPostcode(postcode).length < 6;

export function compactPostcode(postcode: string): string {
  return postcode.replace(/[^a-z0-9]/gi, '').toUpperCase();
}
