import {
  type Address,
  AddressError,
  type AddressOption,
  type AddressQuery,
  type SuggestedAddress,
  compactPostcode,
  formatPostcode,
} from '../../machines/address/address.rules';
import { publicServices } from './endpoints';

/** PDOK Locatieserver v3_1. */
const SERVICE = import.meta.env.VITE_ADDRESS_SERVICE || publicServices.VITE_ADDRESS_SERVICE;

const MOST_OPTIONS = 10;

interface Found<Doc> {
  response: { docs: Doc[] };
}

interface SuggestDoc {
  id?: unknown;
  weergavenaam?: unknown;
}

/** Keys that do not apply are absent. The house number is a number or a string. */
interface AddressDoc {
  straatnaam?: unknown;
  huisnummer?: unknown;
  postcode?: unknown;
  woonplaatsnaam?: unknown;
  huisletter?: unknown;
  huisnummertoevoeging?: unknown;
  toevoeging?: unknown;
  bouwjaar?: unknown;
  dakType?: unknown;
  energielabel?: unknown;
  /** `POINT(5.40168265 52.16646193)`: degrees east and north. */
  centroide_ll?: unknown;
}

const LONGEST = 100;
const POSTCODE = /^[1-9]\d{3} ?[a-z]{2}$/i;
const HOUSE_NUMBER = /^[1-9]\d{0,4}$/;

/** A match without an id has an unknown shape (D23). */
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
  if (!isId(best.id)) throw new TypeError('The first doc has no id.');
  const { house } = partsOf(best);
  const options = [best, ...others].slice(0, MOST_OPTIONS).flatMap((doc) => optionAt(house, doc));
  return { addressId: best.id, options: options.length > 1 ? options : [] };
}

const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= LONGEST;

/** Splits `Cruquiuskade 289A, 1018AM Amsterdam` into the house number with letter and addition, and the rest. */
function partsOf({ weergavenaam }: SuggestDoc) {
  const [, straat, huisnummer, suffix, plaats] =
    (typeof weergavenaam === 'string' &&
      weergavenaam.length < 200 &&
      /^(.+) (\d+)([^\d\s,][^\s,]*)?, (.+)$/.exec(weergavenaam)) ||
    [];
  return { huisnummer: `${huisnummer}${suffix ?? ''}`, house: huisnummer && `${straat} ${huisnummer}, ${plaats}` };
}

function optionAt(asked: string | undefined, doc: SuggestDoc): AddressOption[] {
  const { huisnummer, house } = partsOf(doc);
  return isId(doc.id) && house && house === asked ? [{ addressId: doc.id, huisnummer }] : [];
}

export async function lookUpAddress(
  { addressId }: { addressId: string },
  signal: AbortSignal,
): Promise<Partial<Address>> {
  const [found] = await ask<AddressDoc>('lookup', { id: addressId }, signal, {
    offline: 'lookupOffline',
    empty: 'detailsNotFound',
  });
  const huisnummer = lineOf(found.huisnummer);
  const postcode = lineOf(found.postcode);
  if (postcode && !POSTCODE.test(postcode)) throw new TypeError('The postcode is none.');
  if (huisnummer && !HOUSE_NUMBER.test(huisnummer)) throw new TypeError('The house number is none.');
  return {
    // What was typed stays where the service gives nothing.
    ...(huisnummer && { huisnummer }),
    ...(postcode && { postcode: formatPostcode(postcode) }),
    straat: lineOf(found.straatnaam),
    woonplaats: lineOf(found.woonplaatsnaam),
    huisletter: lineOf(found.huisletter),
    huisnummertoevoeging: lineOf(found.huisnummertoevoeging ?? found.toevoeging),
    bouwjaar: Number.isSafeInteger(found.bouwjaar) ? (found.bouwjaar as number) : undefined,
    dakType: lineOf(found.dakType),
    energielabel: lineOf(found.energielabel),
    latitude: latitudeOf(found.centroide_ll),
  };
}

/** In tenths of a degree; nothing is shown of it, so that an unknown shape is no error. */
function latitudeOf(point: unknown): number | undefined {
  const [, north] = (typeof point === 'string' && /^POINT\(\d+\.\d+ (\d\d\.\d+)\)$/.exec(point)) || [];
  return north ? Math.round(Number(north) * 10) / 10 : undefined;
}

/** A value that is no short text has an unknown shape (D23). */
function lineOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const line = typeof value === 'number' ? String(value) : value;
  if (typeof line !== 'string' || line.length > LONGEST || /[\p{C}\p{Zl}\p{Zp}]/u.test(line))
    throw new TypeError('A value is no line of an address.');
  return line;
}

/** An answer of another shape is an error without a reason (D23). */
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
  if (typeof first !== 'object' || Array.isArray(first)) throw new TypeError('The first doc is none.');
  return [first, ...others];
}
