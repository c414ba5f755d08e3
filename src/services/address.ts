import { AddressError } from '../../machines/calculator/calculator.machine';
import {
  type Address,
  type AddressOption,
  type AddressQuery,
  type SuggestedAddress,
  compactPostcode,
  formatPostcode,
} from '../../machines/calculator/calculator.rules';
import { publicServices } from './endpoints';

/** PDOK Locatieserver v3_1. */
const SERVICE = import.meta.env.VITE_ADDRESS_SERVICE || publicServices.VITE_ADDRESS_SERVICE;

/** As many as the service gives unless asked for more. */
const MOST_OPTIONS = 10;

interface Found<Doc> {
  response: { docs: Doc[] };
}

interface SuggestDoc {
  id?: unknown;
  weergavenaam?: unknown;
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

/** A match without an id is an answer of another shape (D23). */
export async function suggestAddress(
  { postcode, huisnummer }: AddressQuery,
  signal: AbortSignal,
): Promise<SuggestedAddress> {
  const [best, ...others] = await ask<SuggestDoc>(
    'suggest',
    { q: `${compactPostcode(postcode)} ${huisnummer}`, fq: 'type:adres' },
    signal,
    { offline: 'suggestOffline', empty: 'notFound' },
  );
  if (typeof best.id !== 'string') throw new TypeError('The first doc has no id.');
  const { house } = partsOf(best);
  const options = [best, ...others].slice(0, MOST_OPTIONS).flatMap((doc) => optionAt(house, doc));
  return { addressId: best.id, options: options.length > 1 ? options : [] };
}

/** House number with letter and addition, and the rest, of `Cruquiuskade 289A, 1018AM Amsterdam`. */
function partsOf({ weergavenaam }: SuggestDoc) {
  const [, straat, huisnummer, suffix, plaats] =
    (typeof weergavenaam === 'string' &&
      weergavenaam.length < 200 &&
      /^(.+) (\d+)([^\d\s,][^\s,]*)?, (.+)$/.exec(weergavenaam)) ||
    [];
  return { huisnummer: `${huisnummer}${suffix ?? ''}`, house: huisnummer && `${straat} ${huisnummer}, ${plaats}` };
}

/** The doc as an option, if it is one at that house. */
function optionAt(asked: string | undefined, doc: SuggestDoc): AddressOption[] {
  const { huisnummer, house } = partsOf(doc);
  return typeof doc.id === 'string' && house && house === asked ? [{ addressId: doc.id, huisnummer }] : [];
}

export async function lookUpAddress(
  { addressId }: { addressId: string },
  signal: AbortSignal,
): Promise<Partial<Address>> {
  const [found] = await ask<AddressDoc>('lookup', { id: addressId }, signal, {
    offline: 'lookupOffline',
    empty: 'detailsNotFound',
  });
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

/** The docs of an answer, one or more. An answer of another shape is an error without a reason of its own (D23). */
async function ask<Doc>(
  endpoint: 'suggest' | 'lookup',
  query: Record<string, string>,
  signal: AbortSignal,
  reasons: { offline: AddressError['reason']; empty: AddressError['reason'] },
): Promise<[Doc, ...Doc[]]> {
  const response = await fetch(`${SERVICE}/${endpoint}?${new URLSearchParams(query)}`, { signal }).catch(() => {
    throw new AddressError(reasons.offline);
  });
  if (!response.ok) throw new AddressError(reasons.offline);

  const found = (await response.json()) as Found<Doc>;
  const [first, ...others] = found.response.docs;
  if (!first) throw new AddressError(reasons.empty);
  return [first, ...others];
}
