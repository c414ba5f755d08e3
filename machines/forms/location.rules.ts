import { type Address, type AddressQuery, postcodeShort } from '../address/address.rules';
import { type FieldRules, type Filled, changed } from './forms.rules';

/** Where the work is, as a form asks for it. */
export type LocationField = 'address' | 'postalCode' | 'city';

/** A house number with its letter or addition, and no street: `12`, `12A`, `12-2`. */
const HOUSE = /^(\d{1,5})(?:[a-z][a-z\d]{0,3}|[ -][a-z\d]{1,4})?$/i;

/** Whether the address service is asked by what stands in the field. */
export const asksLocation = (field: string): boolean => field === 'address' || field === 'postalCode';

/** What the address service is asked where a house number stands in the place of an address, beside a whole postcode. */
export function toLocate({ address, postalCode }: Record<LocationField, string>): AddressQuery | undefined {
  const [, huisnummer] = HOUSE.exec(address.trim()) ?? [];
  return huisnummer && !postcodeShort(postalCode) ? { postcode: postalCode, huisnummer } : undefined;
}

/** The street goes before the house number that was typed; the town is filled in where none is. */
export function located<Field extends string>(
  { values, problems }: Pick<Filled<Field | LocationField>, 'values' | 'problems'>,
  { straat, woonplaats }: Partial<Address>,
  rules: FieldRules<Field | LocationField>,
): Pick<Filled<Field | LocationField>, 'values' | 'problems'> {
  const address = [straat, values.address.trim()].filter(Boolean).join(' ');
  const street = changed<Field | LocationField>({ values, problems }, { field: 'address', value: address }, rules);
  const town = changed<Field | LocationField>(
    street,
    { field: 'city', value: values.city || (woonplaats ?? '') },
    rules,
  );
  return { values: town.values, problems: town.problems };
}
