import { describe, expect, test } from 'vitest';
import { calculatorModel as model } from './calculator.model';
import { found, calculated, emitted, stateAfter } from './calculator.ways';

const toProblems = { type: 'focus', target: 'calculator.problems' };

describe('§5 Calculator step 1', () => {
  const typed = (value: string) => stateAfter({ type: 'postcode.change', value }).context.address.postcode;
  const number = (value: string) => stateAfter({ type: 'huisnummer.change', value }).context.address.huisnummer;

  test.each([
    ['3811lm', '3811 LM'],
    [' 38 11 - l.m ', '3811 LM'],
    ['3811', '3811'],
    ['3811l', '3811 L'],
    ['3811 LM 99', '3811 LM'],
    ['😀<script>', 'SCRI PT'],
    ['   ', ''],
    ['é'.repeat(10_000), ''],
    ['9'.repeat(10_000), '9999 99'],
  ])('a postcode typed as %j reads %j', (value, shown) => {
    expect(typed(value)).toBe(shown);
  });

  test.each([
    ['12', '12'],
    ['12 bis', '12'],
    ['1234567', '12345'],
    ['abc', ''],
    ['１２', ''],
  ])('a house number typed as %j reads %j', (value, shown) => {
    expect(number(value)).toBe(shown);
  });

  const incomplete = { type: 'toast', kind: 'error', message: 'address.incomplete', id: 'calculator' };

  test.each([
    { empty: 'both fields', events: [], problems: ['postcode', 'huisnummer'] },
    { empty: 'the postcode', events: [{ type: 'huisnummer.change', value: '1' }], problems: ['postcode'] },
    { empty: 'the house number', events: [{ type: 'postcode.change', value: '3811lm' }], problems: ['huisnummer'] },
  ] as const)('$empty empty is refused', ({ events, problems }) => {
    expect(emitted(...events, { type: 'address.submit' })).toEqual([incomplete, toProblems]);
    const refused = stateAfter(...events, { type: 'address.submit' });
    expect(refused.value).toEqual({ address: 'entering' });
    expect(refused.context).toMatchObject({ problems, refused: problems });
  });

  test.each(['3811', '1234 A'])('a postcode of fewer than six letters and digits is refused: %s (D21)', (value) => {
    const events = [
      { type: 'postcode.change', value },
      { type: 'huisnummer.change', value: '1' },
      { type: 'address.submit' },
    ] as const;

    expect(emitted(...events)).toEqual([
      { type: 'toast', kind: 'error', message: 'address.postcodeInvalid', id: 'calculator' },
      toProblems,
    ]);
    expect(stateAfter(...events).context).toMatchObject({ problems: ['postcode'], refused: ['postcode'] });
  });
});

describe('§5 Calculator step 2', () => {
  test.each([
    ['99999', '99999'],
    ['1234567', '12345'],
    ['3.500 kWh', '3500'],
    ['-5', '5'],
    ['geen idee', ''],
  ])('a usage typed as %j reads %j', (value, shown) => {
    expect(stateAfter(...found, { type: 'verbruik.change', value }).context.verbruik).toBe(shown);
  });

  test.each(['', '0', '00000'])(
    'a usage of %j moves on to step 3 and is refused there, where it can be mended',
    (value) => {
      const refused = [
        ...found,
        { type: 'verbruik.change', value },
        { type: 'usage.submit' },
        { type: 'roof.submit' },
      ] as const;

      expect(stateAfter(...refused).value).toBe('roof');
      expect(emitted(...refused).slice(-2)).toEqual([
        { type: 'toast', kind: 'error', message: 'usage.invalid', id: 'calculator' },
        toProblems,
      ]);
      const mended = [...refused, { type: 'verbruik.change', value: '1' }, { type: 'roof.submit' }] as const;
      expect(stateAfter(...mended)).toMatchObject({ value: { result: 'shown' }, context: { refused: [] } });
      expect(emitted(...mended)).toContainEqual({ type: 'silence', id: 'calculator' });
    },
  );
});

describe('extension: messages at the fields', () => {
  const said = (...events: Parameters<typeof model.path>) => stateAfter(...events).context;
  const postcode = (value: string) => ({ type: 'postcode.change', value }) as const;
  const number = (value: string) => ({ type: 'huisnummer.change', value }) as const;
  const leave = <Field extends 'postcode' | 'huisnummer'>(field: Field) => ({ type: `${field}.leave` }) as const;
  const refused = [postcode('3811'), { type: 'address.submit' }] as const;

  test('nothing is said while the visitor types', () => {
    expect(said(postcode('38'), postcode('3811')).problems).toEqual([]);
  });

  test('a field that is left is checked, without a summary of a form that was not sent', () => {
    expect(said(postcode('3811'), leave('postcode'))).toMatchObject({ problems: ['postcode'], refused: [] });
    expect(said(postcode('3811lm'), leave('postcode')).problems).toEqual([]);
  });

  test('a field that is passed by empty is left alone, one that is emptied is not', () => {
    expect(said(postcode('3811'), leave('huisnummer')).problems).toEqual([]);
    expect(said(postcode('3811'), postcode(''), leave('postcode')).problems).toEqual(['postcode']);
    expect(said(number('1'), number(''), leave('huisnummer')).problems).toEqual(['huisnummer']);
  });

  test('a mended field is good at once, and what is said of the other one stays', () => {
    expect(said(...refused).problems).toEqual(['postcode', 'huisnummer']);
    expect(said(...refused, postcode('3811lm')).problems).toEqual(['huisnummer']);
    expect(said(...refused, postcode('3811lm'), number('1')).problems).toEqual([]);
    expect(said(...refused, postcode('3811 L'), leave('postcode')).problems).toEqual(['postcode', 'huisnummer']);
  });

  test('the summary stays what it was while the step is mended, until it is sent right', () => {
    const mended = [...refused, postcode('3811lm'), number('1')] as const;

    expect(said(...mended).refused).toEqual(['postcode', 'huisnummer']);
    expect(said(...mended, { type: 'address.submit' }).refused).toEqual([]);
  });

  test('a step that is sent right leaves nothing said of it to the next', () => {
    expect(said(...refused, ...found)).toMatchObject({ problems: [], refused: [] });
  });

  test('§5: a usage is refused at the calculation, once, and can be mended there', () => {
    const none = [...found, { type: 'verbruik.change', value: '0' }, { type: 'usage.submit' }] as const;

    expect(said(...none).problems).toEqual([]);
    expect(said(...none, { type: 'roof.submit' })).toMatchObject({ problems: ['verbruik'], refused: ['verbruik'] });
    expect(said(...none, { type: 'roof.submit' }, { type: 'verbruik.change', value: '1' }).problems).toEqual([]);
  });

  test('a new calculation knows nothing of the one before', () => {
    const emptied = [...calculated, { type: 'restart' }, leave('postcode')] as const;

    expect(said(...emptied)).toEqual(stateAfter().context);
  });
});
