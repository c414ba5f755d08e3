import { describe, expect, test } from 'vitest';
import { compactPostcode, formatPostcode, postcodeShort } from '../../machines/address/address.rules';

describe('§5 Calculator step 1', () => {
  test.each([
    ['3811', '3811'],
    ['3811l', '3811 L'],
    ['3811 lm', '3811 LM'],
    ['38-11.LM.9', '3811 LM'],
    ['', ''],
  ])('a postcode that is typed as %j is shown as %j', (typed, shown) => {
    expect(formatPostcode(typed)).toBe(shown);
  });

  test('a postcode of fewer than six letters and digits is too short', () => {
    expect(['', '3811', '3811 L', '3811 LM'].map(postcodeShort)).toEqual([true, true, true, false]);
  });

  test('only letters and digits count', () => {
    expect(compactPostcode(' 3811-lm. ')).toBe('3811LM');
  });
});
