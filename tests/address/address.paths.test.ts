import { describe, expect, test } from 'vitest';
import type { AddressAnswer } from '../../machines/address/address.machine';
import { AddressError } from '../../machines/address/address.rules';
import { done, elapsed, failed, given } from '../support/world';
import { testPaths } from '../support/paths';
import { addressModel as model, details, options, pickedAddressModel, query } from './address.model';

const suggested = done('suggestAddress', { addressId: 'adr-1', options });
const answerAfter = (...events: Parameters<typeof model.path>) => model.path(...events).state.output as AddressAnswer;

describe('§7 Address suggest, §7 Address lookup', () => {
  testPaths(model, {
    suggesting: (snapshot) => expect(given(snapshot, 'suggestAddress')).toEqual(query),
    lookingUp: (snapshot) => expect(given(snapshot, 'lookUpAddress')).toEqual({ addressId: 'adr-1' }),
  });

  test('the answer has the id, the details and those that share the house number', () => {
    expect(answerAfter(suggested, done('lookUpAddress', details))).toEqual({
      addressId: 'adr-1',
      options,
      details,
    });
  });
});

describe('extension: house letters and additions (D9)', () => {
  testPaths(
    pickedAddressModel,
    { lookingUp: (snapshot) => expect(given(snapshot, 'lookUpAddress')).toEqual({ addressId: 'adr-2' }) },
    ['address.suggesting'],
  );
});

describe('§8 Address lookup toasts', () => {
  test('a failure of the service is told from others by its reason', () => {
    expect(new AddressError('notFound')).toMatchObject({ reason: 'notFound', message: 'notFound' });
  });

  test.each([
    [[failed('suggestAddress', new AddressError('suggestOffline'))], 'suggestOffline'],
    [[failed('suggestAddress', new AddressError('notFound'))], 'notFound'],
    [[failed('suggestAddress', new SyntaxError('Unexpected token'))], 'failed'],
    [[elapsed('TIMEOUT', 'address.suggesting')], 'suggestOffline'],
    [[suggested, failed('lookUpAddress', new AddressError('lookupOffline'))], 'lookupOffline'],
    [[suggested, failed('lookUpAddress', new AddressError('detailsNotFound'))], 'detailsNotFound'],
    [[suggested, failed('lookUpAddress', new TypeError('docs is undefined'))], 'failed'],
    [[suggested, elapsed('TIMEOUT', 'address.lookingUp')], 'lookupOffline'],
  ])('%j', (events, failure) => {
    expect(answerAfter(...events)).toBe(failure);
  });
});
