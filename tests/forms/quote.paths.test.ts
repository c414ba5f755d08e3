import { describe, expect, test } from 'vitest';
import { contactRules, problemsIn } from '../../machines/forms/forms.rules';
import { quoteRules } from '../../machines/forms/quote.machine';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { done } from '../support/world';
import { testPaths } from '../support/paths';
import {
  calculatorQuoteModel,
  contactDetails,
  filling,
  handover,
  houseNumber,
  located,
  quoteModel,
  reference,
  submit,
  workAddress,
} from './forms.model';
import { failure, success, toProblems } from './forms.effects';

const toThanks = { type: 'navigate', to: '/bedankt-offerte', handover: { reference } };

describe('§4 Calculator quote form', () => {
  const filled = filling(contactDetails);
  const emitted = (...events: Parameters<typeof calculatorQuoteModel.path>) =>
    emittedAlong(calculatorQuoteModel.machine, calculatorQuoteModel.path(...events));
  const after = (...events: Parameters<typeof calculatorQuoteModel.path>) => calculatorQuoteModel.path(...events).state;

  testPaths(calculatorQuoteModel, {
    submitting: ({ context }) => expect(problemsIn(context.values, contactRules)).toEqual({}),
    sent: ({ context }) => expect(context.calculator).toEqual(handover),
  });

  test('goes on to the thank-you page when it was sent', () => {
    const events = [...filled, submit, done('deliver', 'delivered')] as const;

    expect(after(...events)).toMatchObject({ value: 'sent', status: 'done' });
    expect(emitted(...events)).toEqual([success('quote.sent'), toThanks]);
  });

  test('keeps every value after a failure', () => {
    const events = [...filled, submit, done('deliver', 'failed')] as const;

    expect(after(...events)).toMatchObject({ value: 'editing', context: { values: contactDetails } });
    expect(emitted(...events)).toEqual([failure]);
  });
});

describe('§4 Calculator quote form and /offerte form: /offerte', () => {
  const choose = (service: string, selected = true) => ({ type: 'service.change', service, selected }) as const;
  const filled = filling({ ...contactDetails, ...workAddress });
  const emitted = (...events: Parameters<typeof quoteModel.path>) =>
    emittedAlong(quoteModel.machine, quoteModel.path(...events));
  const after = (...events: Parameters<typeof quoteModel.path>) => quoteModel.path(...events).state;

  testPaths(quoteModel, {
    submitting: ({ context }) => {
      expect(problemsIn(context.values, quoteRules)).toEqual({});
      expect(context.selectedServices).not.toEqual([]);
    },
  });

  test('goes on to the thank-you page when it was sent', () => {
    const events = [choose('Dakisolatie'), ...filled, submit, done('deliver', 'delivered')] as const;

    expect(after(...events)).toMatchObject({ value: 'sent', status: 'done' });
    expect(emitted(...events)).toEqual([success('quote.sent'), toThanks]);
  });

  test('§5: without a service nothing is sent, whatever else is filled in', () => {
    const refusal = [{ type: 'toast', kind: 'error', message: 'quote.noService', id: 'form' }, toProblems];

    expect(emitted(submit)).toEqual(refusal);
    expect(emitted(...filled, submit)).toEqual(refusal);
    expect(after(...filled, submit)).toMatchObject({
      value: { editing: 'typing' },
      context: { servicesMissing: true },
    });
    expect(after(...filled, submit, choose('Dakisolatie')).context.servicesMissing).toBe(false);
  });

  test('of a service nothing is said before the form is sent, nor where there is one', () => {
    expect(after().context).toMatchObject({ servicesMissing: false, servicesRefused: false });
    expect(after(choose('Dakisolatie'), submit).context).toMatchObject({
      servicesMissing: false,
      servicesRefused: false,
      problems: { name: 'missing' },
    });
  });

  test('extension: whose last service is taken back is told so', () => {
    const events = [choose('Dakisolatie'), choose('Dakisolatie', false)];
    expect(after(...events).context.servicesMissing).toBe(true);
  });

  test('extension: the summary names what was refused until the form is sent', () => {
    const mended = [...filled, submit, choose('Dakisolatie')];
    expect(after(...mended).context.servicesRefused).toBe(true);
    expect(after(...mended, submit).context.servicesRefused).toBe(false);
    const stillIncomplete = [submit, choose('Dakisolatie'), submit];
    expect(after(...stillIncomplete).context).toMatchObject({ servicesRefused: false, refused: { name: 'missing' } });
  });

  test('services keep the order in which they were chosen, and one can be taken back', () => {
    const chosen = [
      choose('Dakisolatie'),
      choose('Dakonderhoud'),
      choose('Laadpaal onderhoud'),
      choose('Dakonderhoud', false),
    ];

    expect(after(...chosen).context.selectedServices).toEqual(['Dakisolatie', 'Laadpaal onderhoud']);
    expect(after(...chosen, choose('Dakisolatie')).context.selectedServices).toEqual([
      'Laadpaal onderhoud',
      'Dakisolatie',
    ]);
  });

  test('keeps services and every value after a failure', () => {
    const events = [choose('Dakisolatie'), ...filled, submit, done('deliver', 'failed')] as const;

    expect(after(...events).context).toMatchObject({
      selectedServices: ['Dakisolatie'],
      values: { ...contactDetails, ...workAddress },
    });
    expect(emitted(...events)).toEqual([failure]);
  });

  describe('extension: a postcode and a house number are enough (D45)', () => {
    const leave = { type: 'field.leave', field: 'postalCode' } as const;
    const asked = [houseNumber, ...filling({ postalCode: '3811lm' }), leave] as const;

    test('the address service is asked for the street', () => {
      expect(after(...asked).children.findAddress?.getSnapshot().context.query).toEqual({
        postcode: '3811lm',
        huisnummer: '1',
      });
    });

    test('street and town are filled in, and the visitor is told', () => {
      expect(after(...asked, located)).toMatchObject({
        value: { editing: 'typing' },
        context: { values: { address: 'Stadhuisplein 1', city: 'Amersfoort' } },
      });
      expect(emitted(...asked, located)).toEqual([
        { type: 'toast', kind: 'success', message: 'address.found', id: 'form' },
      ]);
    });

    test('a letter stays with its number', () => {
      const letter = filling({ address: '1a', postalCode: '3811 LM' });
      expect(after(...letter, leave, located).context.values.address).toBe('Stadhuisplein 1a');
    });

    test('a town that was typed stays', () => {
      expect(after(...asked, ...filling({ city: 'Leusden' }), located).context.values.city).toBe('Leusden');
    });

    test('what was missing is so no more', () => {
      expect(after(submit, ...asked).context.problems).toHaveProperty('city');
      expect(after(submit, ...asked, located).context.problems).not.toHaveProperty('city');
    });

    test('who changes the address is not overtaken', () => {
      const { value, context } = after(...asked, ...filling({ address: 'Langegracht 1' }), located);
      expect(value).toEqual({ editing: 'typing' });
      expect(context.values).toMatchObject({ address: 'Langegracht 1', city: '' });
    });

    test('who sends the form meanwhile need not wait', () => {
      const events = [choose('Dakisolatie'), ...filled, ...asked, submit] as const;
      expect(after(...events).value).toBe('submitting');
    });

    test.each([
      ['12345', '12345'],
      [' 1 ', '1'],
      ['12a', '12'],
      ['12abcd', '12'],
      ['12a1', '12'],
      ['12-2', '12'],
      ['12 hs', '12'],
      ['12-1234', '12'],
    ])('%j is a house number', (address, huisnummer) => {
      const { children } = after(...filling({ address, postalCode: '3811 LM' }), leave);
      expect(children.findAddress?.getSnapshot().context.query.huisnummer).toBe(huisnummer);
    });

    test('the number is found to have a street also where it stands between blanks, or where there is none', () => {
      const spaced = filling({ address: ' 1 ', postalCode: '3811 LM' });
      expect(after(...spaced, leave, located).context.values.address).toBe('Stadhuisplein 1');
      const nameless = done('findAddress', { addressId: 'adr-1', options: [], details: {} });
      expect(after(...asked, nameless).context.values).toMatchObject({ address: '1', city: '' });
    });

    test('it is asked for as well when the house number is the last to be left', () => {
      const last = [
        ...filling({ postalCode: '3811 LM' }),
        houseNumber,
        { type: 'field.leave', field: 'address' },
      ] as const;
      expect(after(...last).value).toEqual({ editing: 'locating' });
    });

    test.each(['', 'Stadhuisplein 1', '123456', '1 bis achter', '12abcde', '12-12345', '12a-', '1é'])(
      'nothing is asked about %j',
      (address) => {
        expect(after(...filling({ address, postalCode: '3811 LM' }), leave).value).toEqual({ editing: 'typing' });
      },
    );

    test('nothing is asked with half a postcode, nor when another field is left', () => {
      expect(after(houseNumber, ...filling({ postalCode: '3811' }), leave).value).toEqual({ editing: 'typing' });
      const named = [houseNumber, ...filling({ postalCode: '3811 LM', name: 'Marieke' })];
      expect(after(...named, { type: 'field.leave', field: 'name' }).value).toEqual({ editing: 'typing' });
    });

    test('an address that is not found is said, and stays as it was typed', () => {
      const events = [...asked, done('findAddress', 'notFound')];
      expect(after(...events)).toMatchObject({
        value: { editing: 'typing' },
        context: { values: { address: '1', city: '' } },
      });
      expect(emitted(...events)).toEqual([{ type: 'toast', kind: 'error', message: 'address.notFound', id: 'form' }]);
    });
  });
});
