import { addressMachine } from '../../machines/address/address.machine';
import { AddressError } from '../../machines/address/address.rules';
import type { Promises } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';
import { done, elapsed, failed } from '../support/world';

export const query = { postcode: '3811 LM', huisnummer: '1' };

export const options = [
  { addressId: 'adr-1', huisnummer: '1' },
  { addressId: 'adr-2', huisnummer: '1A' },
];

export const details = { straat: 'Stadhuisplein', woonplaats: 'Amersfoort' };

const answers = [
  done('suggestAddress', { addressId: 'adr-1', options }),
  failed('suggestAddress', new AddressError('notFound')),
  failed('suggestAddress', new AddressError('suggestOffline')),
  failed('suggestAddress', new TypeError('The first doc has no id.')),
  elapsed('TIMEOUT', 'address.suggesting'),
  done('lookUpAddress', details),
  failed('lookUpAddress', new AddressError('detailsNotFound')),
  elapsed('TIMEOUT', 'address.lookingUp'),
];

export const addressModel = modelOf(addressMachine, answers, { input: { query } });

export const pickedAddressModel = modelOf(addressMachine, answers, { input: { query, pickedAddressId: 'adr-2' } });

export const addressPromises: Promises = {
  machine: 'address',
  ends: ['address.found', 'address.failed'],
};
