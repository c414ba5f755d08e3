import { createHash } from 'node:crypto';
import book from './address-book.json';

/** An address as the Locatieserver documents it. A key without a value is absent, never null. */
export interface AddressDocument {
  bron: string;
  woonplaatscode: string;
  type: 'adres';
  woonplaatsnaam: string;
  wijkcode: string;
  huis_nlt: string;
  openbareruimtetype: string;
  buurtnaam: string;
  gemeentecode: string;
  rdf_seealso: string;
  weergavenaam: string;
  straatnaam_verkort: string;
  id: string;
  gekoppeld_perceel: string[];
  gemeentenaam: string;
  buurtcode: string;
  wijknaam: string;
  identificatie: string;
  openbareruimte_id: string;
  waterschapsnaam?: string;
  provinciecode: string;
  postcode: string;
  provincienaam: string;
  centroide_ll: string;
  nummeraanduiding_id: string;
  waterschapscode?: string;
  adresseerbaarobject_id: string;
  huisnummer: number;
  huisletter?: string;
  huisnummertoevoeging?: string;
  provincieafkorting: string;
  centroide_rd: string;
  straatnaam: string;
  gekoppeld_appartement?: string[];
}

interface Book {
  /** Code and abbreviation. */
  provinces: Record<string, [string, string]>;
  /** Municipality and its code, province, and what people call a town whose official name is another. */
  towns: Record<string, [string, string, string, string?]>;
  /** Town, street, number with letter and addition (`10`, `10A`, `10-2`), postcode, latitude, longitude. */
  addresses: [string, string, string, string, number, number][];
  recorded: Record<string, Partial<AddressDocument>>;
}

const { provinces, towns, addresses, recorded } = book as unknown as Book;

/** Public buildings, and addresses from recordings of the real service. Positions are approximate; other registry numbers and neighbourhoods are made up. */
export const addressBook: readonly { document: AddressDocument; alias: string }[] = addresses.map((address) => ({
  document: documentOf(address),
  alias: towns[address[0]]?.[3] ?? '',
}));

function documentOf([
  town,
  street,
  fullNumber,
  postcode,
  latitude,
  longitude,
]: Book['addresses'][number]): AddressDocument {
  const [, number, letter, addition] = /^(\d+)([A-Z]?)(?:-(\w+))?$/.exec(fullNumber) ?? [];
  const [municipality, municipalityCode, province] = towns[town] ?? unlisted(town);
  const [provinceCode, abbreviation] = provinces[province] ?? unlisted(province);
  const shown = `${street} ${fullNumber}, ${postcode} ${town}`;
  const unit = `${municipalityCode}010000${digits(shown)}`;
  const designation = `${municipalityCode}200000${digits(shown)}`;
  return {
    bron: 'BAG',
    woonplaatscode: digits(town).slice(0, 4),
    type: 'adres',
    woonplaatsnaam: town,
    wijkcode: `WK${municipalityCode}00`,
    huis_nlt: fullNumber,
    openbareruimtetype: 'Weg',
    buurtnaam: 'Centrum',
    gemeentecode: municipalityCode,
    rdf_seealso: `http://bag.basisregistraties.overheid.nl/bag/id/nummeraanduiding/${designation}`,
    weergavenaam: shown,
    straatnaam_verkort: street.replace(/straat$/, 'str'),
    id: `adr-${hash(shown).slice(0, 32)}`,
    gekoppeld_perceel: [`${town.replace(/\W/g, '').slice(0, 3).toUpperCase()}00-A-${digits(shown).slice(0, 4)}`],
    gemeentenaam: municipality,
    buurtcode: `BU${municipalityCode}0000`,
    wijknaam: 'Centrum',
    identificatie: `${unit}-${designation}`,
    openbareruimte_id: `${municipalityCode}300000${digits(street)}`,
    provinciecode: provinceCode,
    postcode,
    provincienaam: province,
    centroide_ll: `POINT(${longitude} ${latitude})`,
    nummeraanduiding_id: designation,
    adresseerbaarobject_id: unit,
    huisnummer: Number(number),
    ...(letter && { huisletter: letter }),
    ...(addition && { huisnummertoevoeging: addition }),
    provincieafkorting: abbreviation,
    centroide_rd: `POINT(${nationalGrid(latitude, longitude).join(' ')})`,
    straatnaam: street,
    ...recorded[`${postcode} ${fullNumber}`],
  };
}

function unlisted(name: string): never {
  throw new Error(`address-book.json does not say where ${name} is.`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Six digits, always the same for the same text. */
function digits(text: string): string {
  return String(Number.parseInt(hash(text).slice(0, 8), 16) % 1_000_000).padStart(6, '0');
}

/** Metres east and north in the Dutch grid (RD), by the approximation of Schreutelkamp and Strang van Hees. */
function nationalGrid(latitude: number, longitude: number): [string, string] {
  const north = 0.36 * (latitude - 52.1551744);
  const east = 0.36 * (longitude - 5.38720621);
  const x =
    155000 +
    190094.945 * east -
    11832.228 * north * east -
    114.221 * north ** 2 * east -
    32.391 * east ** 3 -
    0.705 * north -
    2.34 * north ** 3 * east -
    0.608 * north * east ** 3;
  const y =
    463000 +
    309056.544 * north +
    3638.893 * east ** 2 +
    73.077 * north ** 2 -
    157.984 * north * east ** 2 +
    59.788 * north ** 3 +
    0.433 * east -
    6.439 * north ** 2 * east ** 2;
  return [x.toFixed(2), y.toFixed(2)];
}
