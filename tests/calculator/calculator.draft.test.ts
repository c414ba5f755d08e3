import { describe, expect, test } from 'vitest';
import { outlook } from '../outlook/outlook.model';
import { savingsFor } from '../../machines/calculator/calculator.rules';
import { calculatorDraftIn, calculatorHandoverIn } from '../../machines/calculator/draft.rules';
import { calculatorSteps } from '../../machines/calculator/steps.rules';
import { options } from '../address/address.model';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { record } from '../support/coverage';
import { calculatorModel as model, left, shared, calculatorDrafts, restoredTooLate } from './calculator.model';
import { stateAfter } from './calculator.ways';

describe('extension: what was typed survives the page', () => {
  test.each(calculatorSteps)('a calculation left at %s goes on there', (step) => {
    const path = calculatorDrafts.at(step);
    const { step: _, ...context } = left(step);

    expect(path.state.matches(step)).toBe(true);
    expect(path.state.context).toMatchObject(context);
    expect(emittedAlong(model.machine, path)).toEqual([]);
    record('node', model.machine, path);
  });

  test('what was typed before the draft has come counts more, and the draft gives the rest', () => {
    expect(restoredTooLate.state).toMatchObject({
      value: { address: 'entering' },
      context: { address: { postcode: '3811', huisnummer: '1' } },
    });
    record('node', model.machine, restoredTooLate);
  });

  const known = {
    straat: 'Stadhuisplein',
    woonplaats: 'Amersfoort',
    huisletter: 'A',
    huisnummertoevoeging: '2',
    dakType: 'schuin',
    energielabel: 'B',
    bouwjaar: 1932,
    latitude: 52.2,
  };
  const address = { postcode: '3811 LM', huisnummer: '1' };

  test('a house number alone counts as well', () => {
    const { context } = stateAfter(
      { type: 'huisnummer.change', value: '7' },
      { type: 'draft.restore', draft: left('roof') },
    );

    expect(context.address).toEqual({ postcode: '3811 LM', huisnummer: '7' });
  });

  test.each(['address', 'usage', 'roof', 'result'] as const)('what was kept at %s is read as it was', (step) => {
    const kept = { ...left(step), address: { ...address, ...known } };

    expect(calculatorDraftIn(kept)).toEqual(kept);
  });

  test('a usage that was taken away is kept as well, but no result of it', () => {
    expect(calculatorDraftIn({ ...left('roof'), verbruik: '' })?.verbruik).toBe('');
    expect(calculatorDraftIn({ ...left('roof'), verbruik: '0' })?.verbruik).toBe('0');
    expect(calculatorDraftIn({ ...left('result'), verbruik: '1' })?.verbruik).toBe('1');
  });

  test('the assumptions of the outlook are read as they were, and left out where they have another shape', () => {
    const { assumptions } = shared;
    const read = (kept: unknown) => calculatorDraftIn({ ...left('result'), assumptions: kept });
    expect(read(assumptions)?.assumptions).toEqual(assumptions);
    for (const wrong of [
      null,
      'household',
      { ...assumptions, pattern: 'nobody' },
      { ...assumptions, battery: 7 },
      { ...assumptions, typed: {} },
      { ...assumptions, typed: { ...assumptions.typed, bareTariff: 12 } },
      { ...assumptions, typed: { ...assumptions.typed, batteryPrice: 'veel' } },
    ])
      expect(read(wrong)).not.toHaveProperty('assumptions');
  });

  test('a roof may be flat', () => {
    expect(calculatorDraftIn({ ...left('roof'), dakhoek: 0 })?.dakhoek).toBe(0);
  });

  test.each(Object.keys(known))('an address without %s, or with another kind of it, is read without', (name) => {
    const others = Object.fromEntries(Object.entries(known).filter(([other]) => other !== name));
    const read = (kept: object) => calculatorDraftIn({ ...left('roof'), address: { ...address, ...kept } })?.address;

    expect(read({ ...known, [name]: true })).toEqual({ ...address, ...others });
    expect(read(others)).toEqual({ ...address, ...others });
  });

  test('of the addresses with the same number those are read that are some', () => {
    const read = (kept: unknown) => calculatorDraftIn({ ...left('roof'), options: kept })?.options;

    expect(read([...options, undefined, 'adr-3', { addressId: 'adr-3' }, { huisnummer: '1B' }])).toEqual(options);
    expect(read([{ ...options[0], anders: 1 }])).toEqual([options[0]]);
    expect(read('adr-1')).toEqual([]);
  });

  test.each([
    undefined,
    null,
    'roof',
    [],
    { ...left('roof'), step: 'dak' },
    { ...left('roof'), address: null },
    { ...left('roof'), address: { postcode: 3811, huisnummer: '1' } },
    { ...left('roof'), address: { postcode: '3811 LM', huisnummer: 1 } },
    { ...left('roof'), verbruik: 2500 },
    { ...left('roof'), verbruik: 'a2500' },
    { ...left('roof'), verbruik: '250000' },
    { ...left('roof'), addressId: 1 },
    { ...left('roof'), verbruik: '1e5' },
    { ...left('result'), verbruik: '0' },
    { ...left('roof'), dakrichting: 'omlaag' },
    { ...left('roof'), dakhoek: 31 },
    { ...left('result'), verbruik: '' },
  ])('another shape is ignored: %j', (kept) => {
    expect(calculatorDraftIn(kept)).toBeUndefined();
  });
});

describe('extension: a calculation that the history of the browser keeps', () => {
  const usage = { verbruik: 2500, dakrichting: 'noord', dakhoek: 60 };
  const address = { postcode: '3811 LM', huisnummer: '1', straat: 'Stadhuisplein', woonplaats: 'Amersfoort' };

  test('what was seen of 2027 is read with it, and left out where it has another shape', () => {
    const seen = outlook.summary;
    expect(calculatorHandoverIn({ address, usage, outlook: seen })?.outlook).toEqual(seen);
    expect(calculatorHandoverIn({ address, usage, outlook: { battery: 10 } })).not.toHaveProperty('outlook');
  });

  test('is read as it was, and calculated anew', () => {
    expect(calculatorHandoverIn({ address, usage, savings: {} })).toEqual({
      address,
      usage,
      savings: savingsFor({ verbruik: 2500, dakrichting: 'noord', dakhoek: 60 }),
    });
  });

  test.each([
    undefined,
    null,
    {},
    { address },
    { usage },
    { address: { postcode: '3811 LM' }, usage },
    { address, usage: { ...usage, verbruik: '2500' } },
    { address, usage: { ...usage, verbruik: 0 } },
    { address, usage: { ...usage, dakrichting: 'omlaag' } },
    { address, usage: { ...usage, dakhoek: 31 } },
  ])('another shape is ignored: %j', (kept) => {
    expect(calculatorHandoverIn(kept)).toBeUndefined();
  });
});
