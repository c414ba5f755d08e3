import { describe, expect, test } from 'vitest';
import { outlook } from '../outlook/outlook.model';
import type { CalculatorSnapshot } from '../../machines/calculator/calculator.machine';
import { calculatorSteps } from '../../machines/calculator/steps.rules';
import { options } from '../address/address.model';
import { deadEnds } from '../../tools/charts/paths/measures';
import { testPaths } from '../support/paths';
import { calculatorModel as model, found as foundAddress, notFound, withoutIds } from './calculator.model';
import { enquiry, found, calculated, emitted, stateAfter } from './calculator.ways';

const toasts = (...events: Parameters<typeof model.path>) => emitted(...events).filter(({ type }) => type === 'toast');

const askedOf = ({ children }: CalculatorSnapshot) => children.findAddress?.getSnapshot().context;

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
      .filter(({ state }) => state.context.address.postcode)
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

  test('extension: what was seen of 2027 goes along (D46)', () => {
    const seen = outlook.summary;
    expect(emitted(...calculated, { type: 'quote.request', outlook: seen }).at(-1)).toMatchObject({
      handover: { outlook: seen },
    });
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
      expect(stateAfter(...events).context.addressFailure).toBe(failure);
    },
  );

  test.each([
    ['another house number', { type: 'huisnummer.change', value: '2' }, undefined],
    ['another postcode', { type: 'postcode.change', value: '3812LM' }, undefined],
    ['the same address once more', { type: 'address.submit' }, undefined],
    ['a letter that the field drops', { type: 'huisnummer.change', value: '1a' }, 'notFound'],
  ] as const)('the reason is kept for the same address alone: %s', (_, event, left) => {
    expect(stateAfter(...enquiry, notFound('notFound'), event).context.addressFailure).toBe(left);
  });

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
        context: { addressId: 'adr-1', address: stateAfter(...found).context.address, addressFailure: failure },
      });
      expect(toasts(...found, pick, event).at(-1)).toEqual({ type: 'toast', kind: 'error', message, id: 'calculator' });
    },
  );

  test('a usage keeps the reason of a failed pick, the next pick forgets it', () => {
    const refused = [...found, pick, notFound('failed')] as const;
    const usage = { type: 'verbruik.change', value: '2500' } as const;

    expect(stateAfter(...refused, usage).context.addressFailure).toBe('failed');
    expect(stateAfter(...refused, pick).context.addressFailure).toBeUndefined();
  });

  test('nobody goes on with an address that is still being looked up', () => {
    expect(stateAfter(...found, pick, { type: 'usage.submit' }).value).toEqual({ usage: 'picking' });
  });
});
