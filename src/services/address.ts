import { AddressError } from '../../machines/calculator/calculator.machine';
import {
  type Address,
  type AddressQuery,
  compactPostcode,
  formatPostcode,
} from '../../machines/calculator/calculator.rules';
import { publicServices } from './endpoints';

/** PDOK Locatieserver v3_1. */
const SERVICE = import.meta.env.VITE_ADDRESS_SERVICE || publicServices.VITE_ADDRESS_SERVICE;

interface Found<Doc> {
  response: { docs: Doc[] };
}

/** Keys that do not apply to an address are absent from its doc. */
interface AddressDoc {
  straatnaam?: string;
  /** A number as a rule, a string in some answers. */
  huisnummer?: number | string;
  postcode?: string;
  woonplaatsnaam?: string;
  huisletter?: string;
  huisnummertoevoeging?: string;
  toevoeging?: string;
  bouwjaar?: number;
  dakType?: string;
  energielabel?: string;
}

/** The id of the best match. A match without an id is an answer of another shape (D23). */
export async function suggestAddress({ postcode, huisnummer }: AddressQuery, signal: AbortSignal): Promise<string> {
  const found = await ask<{ id?: unknown }>(
    'suggest',
    { q: `${compactPostcode(postcode)} ${huisnummer}`, fq: 'type:adres' },
    signal,
    { offline: 'suggestOffline', empty: 'notFound' },
  );
  if (typeof found.id !== 'string') throw new TypeError('The first doc has no id.');
  return found.id;
}

export async function lookUpAddress({ id }: { id: string }, signal: AbortSignal): Promise<Partial<Address>> {
  const found = await ask<AddressDoc>('lookup', { id }, signal, { offline: 'lookupOffline', empty: 'detailsNotFound' });
  return {
    // What was typed stays where the service does not say.
    ...(found.huisnummer !== undefined && { huisnummer: String(found.huisnummer) }),
    ...(found.postcode && { postcode: formatPostcode(found.postcode) }),
    straat: found.straatnaam,
    woonplaats: found.woonplaatsnaam,
    huisletter: found.huisletter,
    huisnummertoevoeging: found.huisnummertoevoeging ?? found.toevoeging,
    bouwjaar: found.bouwjaar,
    dakType: found.dakType,
    energielabel: found.energielabel,
  };
}

/** The first doc of an answer. An answer of another shape is an error without a reason of its own (D23). */
async function ask<Doc>(
  endpoint: 'suggest' | 'lookup',
  query: Record<string, string>,
  signal: AbortSignal,
  reasons: { offline: AddressError['reason']; empty: AddressError['reason'] },
): Promise<Doc> {
  const response = await fetch(`${SERVICE}/${endpoint}?${new URLSearchParams(query)}`, { signal }).catch(() => {
    throw new AddressError(reasons.offline);
  });
  if (!response.ok) throw new AddressError(reasons.offline);

  const found = (await response.json()) as Found<Doc>;
  const first = found.response.docs[0];
  if (!first) throw new AddressError(reasons.empty);
  return first;
}
