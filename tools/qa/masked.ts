import type { Address } from '../../machines/calculator/calculator.rules';
import type { FaultField } from '../../machines/fault/fault.rules';
import type { ContactField } from '../../machines/forms/forms.rules';
import type { LandingField } from '../../machines/forms/landing-request.machine';
import type { QuoteField } from '../../machines/forms/quote.machine';

type Field = ContactField | FaultField | LandingField | QuoteField | keyof Address;

/** Says of every field whether it tells who or where somebody is; a new one does not compile before it is decided. */
const personal: Record<Field, boolean> = {
  name: true,
  email: true,
  phone: true,
  message: true,
  address: true,
  postalCode: true,
  city: true,
  description: true,
  companyName: true,
  kvk: true,
  contractNumber: true,
  postcode: true,
  huisnummer: true,
  huisletter: true,
  huisnummertoevoeging: true,
  straat: true,
  woonplaats: true,
  carModel: false,
  preferredDate: false,
  preferredTime: false,
  bouwjaar: false,
  dakType: false,
  energielabel: false,
};

const MASK = '•••';

/** A copy in which nobody can be recognised: what was typed into forms, addresses, and answers that are a bare text. */
export function masked<Value>(value: Value): Value {
  return copied(value, '') as Value;
}

function copied(value: unknown, key: string): unknown {
  if (typeof value === 'string') return value !== '' && isPersonal(key) ? MASK : value;
  if (Array.isArray(value)) return value.map((inner) => copied(inner, key));
  if (isError(value)) return { error: value.name, ...(copied({ ...value }, key) as object) };
  // What is no plain object is a part of the page, such as a frame, and of no use in a log.
  if (typeof value === 'function' || (isObject(value) && !isPlain(value))) return undefined;
  if (!isObject(value)) return value;
  if (key === 'problems') return value;
  const typed = typedInto(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      copied(inner, (name === 'value' && typed) || (key === 'values' ? 'values' : name)),
    ]),
  );
}

/** The field that an event such as `postcode.change` or `field.change` is about. */
function typedInto({ type, field }: Record<string, unknown>): string | undefined {
  if (typeof field === 'string') return 'values';
  return typeof type === 'string' && type.endsWith('.change') ? type.slice(0, -'.change'.length) : undefined;
}

/** An answer that is a bare text may be the id of an address; by its reference sales find who sent a request. */
const isPersonal = (key: string) =>
  ['values', 'output', 'reference'].includes(key) || /addressId$/i.test(key) || personal[key as Field] === true;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Also of another window, of which it is no `instanceof`. */
const isError = (value: unknown): value is Error => Object.prototype.toString.call(value) === '[object Error]';

/** Also of another window, which has an `Object` of its own. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
