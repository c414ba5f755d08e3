import { describe, expect, test } from 'vitest';
import type { CalculatorSnapshot } from '../../machines/calculator/calculator.machine';
import { savingsFor } from '../../machines/calculator/calculator.rules';
import type { CalculatorEvent } from '../../machines/calculator/calculator.setup';
import { calculatorDraftIn, calculatorHandoverIn } from '../../machines/calculator/draft.rules';
import { calculatorSteps } from '../../machines/calculator/steps.rules';
import { options } from '../address/address.model';
import { deadEnds, emittedAlong } from '../../tools/charts/paths/measures';
import { record } from '../support/coverage';
import { testPaths } from '../support/paths';
import {
  calculatorModel as model,
  found as foundAddress,
  left,
  notFound,
  calculatorDrafts,
  restoredTooLate,
  withoutIds,
} from './calculator.model';

const enquiry = [
  { type: 'postcode.change', value: '3811lm' },
  { type: 'huisnummer.change', value: '1' },
  { type: 'address.submit' },
] as const satisfies readonly CalculatorEvent[];
const found = [...enquiry, foundAddress()];
const calculated = [...found, { type: 'usage.submit' }, { type: 'roof.submit' }] as const;

const emitted = (...events: Parameters<typeof model.path>) => emittedAlong(model.machine, model.path(...events));
const toasts = (...events: Parameters<typeof model.path>) => emitted(...events).filter(({ type }) => type === 'toast');
const askedOf = ({ children }: CalculatorSnapshot) => children.findAddress?.getSnapshot().context;
const stateAfter = (...events: Parameters<typeof model.path>) => model.path(...events).state;

describe('§4 Calculator', () => {
  test('its steps are states of its chart, in this order', () => {
    const states = Object.keys(model.machine.states);
    expect(states.filter((name) => calculatorSteps.some((step) => step === name))).toEqual([...calculatorSteps]);
  });

  testPaths(model, {
    'address.entering': (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    'address.asking': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(askedOf(snapshot)).toMatchObject({ query: { postcode: '3811 LM', huisnummer: '1' }, addressId: '' });
    },
    'usage.filling': (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    'usage.picking': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(askedOf(snapshot)).toMatchObject({ addressId: 'adr-2' });
    },
    usage: ({ context }) => expect(context.address.straat).toBe('Stadhuisplein'),
    result: ({ context }) => expect(Number(context.verbruik)).toBeGreaterThan(0),
  });

  test('the result can be reached from everywhere (D8)', () => {
    expect(deadEnds(model.edges(), (snapshot) => snapshot.matches('result'), withoutIds)).toEqual([]);
  });

  test('starts with a usage of 3500, to the south, at 30 degrees', () => {
    expect(stateAfter().context).toMatchObject({ verbruik: '3500', dakrichting: 'zuid', dakhoek: 30 });
  });

  test('no event but a new calculation leads back to an earlier step (D7)', () => {
    const order = ['address', 'usage', 'roof', 'result'];
    const step = (value: unknown) =>
      order.indexOf(typeof value === 'string' ? value : Object.keys(value as object)[0]!);
    const back = model
      .edges()
      .filter(({ state, nextState }) => step(nextState.value) < step(state.value))
      .map(({ event }) => event.type);

    expect([...new Set(back)]).toEqual(['restart']);
  });

  test('the calculation is that of the roof that was described', () => {
    const described = [
      ...found,
      { type: 'usage.submit' },
      { type: 'verbruik.change', value: '2500' },
      { type: 'dakrichting.change', value: 'noord' },
      { type: 'dakhoek.change', value: 60 },
    ] as const;

    expect(stateAfter(...described).context).toMatchObject({ verbruik: '2500', dakrichting: 'noord', dakhoek: 60 });
    expect(emitted(...described, { type: 'roof.submit' }, { type: 'quote.request' }).at(-1)).toMatchObject({
      handover: { usage: { verbruik: 2500, dakrichting: 'noord', dakhoek: 60 } },
    });
  });

  test('an empty calculation knows nothing of an address', () => {
    expect(stateAfter().context).toMatchObject({
      address: { postcode: '', huisnummer: '' },
      addressId: '',
      options: [],
      pickedAddressId: '',
      problems: [],
      refused: [],
    });
  });

  test('a new calculation starts from the beginning (D7)', () => {
    expect(stateAfter(...calculated, { type: 'restart' })).toMatchObject({
      value: { address: 'entering' },
      context: stateAfter().context,
    });
  });

  test('a new calculation can be begun at every step, also while an address is looked up (D7b)', () => {
    const typed = [enquiry[0], { type: 'huisnummer.change', value: '1' }] as const;
    const steps = [
      [enquiry[0]],
      [...typed, { type: 'address.submit' }],
      found,
      [...found, { type: 'usage.submit' }],
    ] as const;

    for (const events of steps)
      expect(stateAfter(...events, { type: 'restart' }).context).toEqual(stateAfter().context);
    expect(stateAfter().can({ type: 'restart' })).toBe(false);
  });

  test('a new calculation takes back what was said of the one before', () => {
    expect(emitted(...enquiry.slice(0, 2), { type: 'address.submit' }, { type: 'restart' })).toContainEqual({
      type: 'silence',
      id: 'calculator',
    });
  });

  test('each new step gets the focus', () => {
    expect(emitted(...calculated, { type: 'restart' }).filter(({ type }) => type === 'focus')).toEqual(
      Array(4).fill({ type: 'focus', target: 'calculator.step' }),
    );
  });

  test('the result goes to the quote page with every figure', () => {
    expect(emitted(...calculated, { type: 'quote.request' }).at(-1)).toEqual({
      type: 'navigate',
      to: '/offerte-aanvragen',
      handover: {
        address: { postcode: '3811 LM', huisnummer: '1', straat: 'Stadhuisplein', woonplaats: 'Amersfoort' },
        usage: { verbruik: 3500, dakrichting: 'zuid', dakhoek: 30 },
        savings: {
          aantalPanelen: 11,
          jaarlijkseOpbrengst: 3740,
          co2Besparing: 1496,
          terugverdientijd: 5,
          totaleInvestering: 5500,
          maandelijkseBesparing: (3740 * 0.25) / 12,
          subsidie: 825,
        },
      },
    });
  });
});

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
      expect(stateAfter(...refused, { type: 'verbruik.change', value: '1' }, { type: 'roof.submit' }).value).toBe(
        'result',
      );
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

describe('§8 Address lookup toasts', () => {
  const loading = { type: 'toast', kind: 'loading', message: 'address.loading', id: 'calculator' };
  const error = (message: string) => ({ type: 'toast', kind: 'error', message, id: 'calculator' });

  test('a found address replaces the loading toast', () => {
    expect(toasts(...found)).toEqual([
      loading,
      { type: 'toast', kind: 'success', message: 'address.found', id: 'calculator' },
    ]);
  });

  test.each(['suggestOffline', 'notFound', 'lookupOffline', 'detailsNotFound', 'failed'] as const)(
    'an address that is not found because of %s has its own sentence',
    (failure) => {
      const events = [...enquiry, notFound(failure)];

      expect(stateAfter(...events).value).toEqual({ address: 'entering' });
      expect(toasts(...events)).toEqual([loading, error(`address.${failure}`)]);
    },
  );

  test('a refused address keeps what was typed', () => {
    expect(stateAfter(...enquiry, notFound('notFound')).context.address).toEqual({
      postcode: '3811 LM',
      huisnummer: '1',
    });
  });
});

describe('extension: house letters and additions (D9)', () => {
  const pick = { type: 'address.pick', addressId: 'adr-2' } as const;
  const details = { straat: 'Stadhuisplein', woonplaats: 'Amersfoort', huisletter: 'A' };

  test('the first address counts until another one is picked and its details are known', () => {
    expect(stateAfter(...found).context).toMatchObject({ addressId: 'adr-1', options });
    expect(stateAfter(...found, pick).context).toMatchObject({ addressId: 'adr-1', pickedAddressId: 'adr-2' });

    const { value, context } = stateAfter(...found, pick, foundAddress(details));
    expect(value).toEqual({ usage: 'filling' });
    expect(context).toMatchObject({ addressId: 'adr-2', address: { huisnummer: '1', huisletter: 'A' } });
  });

  test('picking the first one again takes the letter away', () => {
    const { address } = stateAfter(
      ...found,
      pick,
      foundAddress(details),
      { type: 'address.pick', addressId: 'adr-1' },
      foundAddress({ ...details, huisletter: undefined }),
    ).context;

    expect(address.huisletter).toBeUndefined();
  });

  test.each(['detailsNotFound', 'failed', 'lookupOffline'] as const)(
    '%s leaves the first address, and says so',
    (failure) => {
      const event = notFound(failure);
      const message = `address.${failure}`;
      expect(stateAfter(...found, pick, event)).toMatchObject({
        value: { usage: 'filling' },
        context: { addressId: 'adr-1', address: stateAfter(...found).context.address },
      });
      expect(toasts(...found, pick, event).at(-1)).toEqual({ type: 'toast', kind: 'error', message, id: 'calculator' });
    },
  );

  test('nobody goes on with an address that is still being looked up', () => {
    expect(stateAfter(...found, pick, { type: 'usage.submit' }).value).toEqual({ usage: 'picking' });
  });
});

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
