import { describe, expect, test } from 'vitest';
import { done, failed, given } from '../support/world';
import { calculatorModel as model, shared } from './calculator.model';
import { enquiry, found, calculated, emitted, stateAfter } from './calculator.ways';

const toasts = (...events: Parameters<typeof model.path>) => emitted(...events).filter(({ type }) => type === 'toast');

const ask = 'shareCalculation';
const silence = { type: 'silence', id: 'calculator' };
const toStep = { type: 'focus', target: 'calculator.step' };

describe('extension: a link keeps a calculation (D47)', () => {
  const opened = stateAfter({ type: 'share.open', shared });
  const told = (message: string) => ({ type: 'toast', kind: 'error', message, id: 'calculator' });

  test('it opens with the result, and without an address', () => {
    expect(opened).toMatchObject({
      value: { result: 'shown' },
      context: { address: { postcode: '', huisnummer: '' }, verbruik: '2500', assumptions: shared.assumptions },
    });
    expect(stateAfter(...found, { type: 'share.open', shared }).context).toEqual(opened.context);
    expect(emitted({ type: 'share.open', shared })).toEqual([silence, toStep]);
    expect(opened.context.opened).toBe(stateAfter().context.opened + 1);
  });

  test('the strip of the country comes along', () => {
    expect(stateAfter({ type: 'share.open', shared: { ...shared, latitude: 52.2 } }).context.address).toEqual({
      postcode: '',
      huisnummer: '',
      latitude: 52.2,
    });
  });

  test('a link that cannot be read changes nothing, and says so', () => {
    const typed = [enquiry[0], { type: 'share.open' }] as const;
    expect(stateAfter(...typed).context.address.postcode).toBe('3811 LM');
    expect(toasts(...typed)).toEqual([told('calculation.unreadable')]);
  });

  test('a quote asks for the address first, and keeps what was calculated', () => {
    const asked = [{ type: 'share.open', shared }, { type: 'quote.request' }] as const;
    expect(emitted(...asked)).toEqual([silence, toStep, toStep]);
    expect(stateAfter(...asked)).toMatchObject({ value: { address: 'entering' }, context: { verbruik: '2500' } });
  });

  test('a new calculation forgets it (D7)', () => {
    expect(stateAfter({ type: 'share.open', shared }, { type: 'restart' }).context).toEqual(stateAfter().context);
  });

  test('what is shared is the calculation in view, with the assumptions of its outlook', () => {
    const { assumptions } = shared;
    expect(given(stateAfter(...calculated, { type: 'assumptions.keep', assumptions }, { type: 'share' }), ask)).toEqual(
      {
        verbruik: 3500,
        dakrichting: 'zuid',
        dakhoek: 30,
        assumptions,
      },
    );
  });

  test.each([done(ask, 'copied'), done(ask, 'offered'), failed(ask, new Error('Refused'))])(
    'the result is there again however sharing ends: %j',
    (end) => {
      expect(stateAfter(...calculated, { type: 'share' }).value).toEqual({ result: 'sharing' });
      expect(stateAfter(...calculated, { type: 'share' }, end).value).toEqual({ result: 'shown' });
    },
  );

  test('who copied the link hears so, and who could not as well', () => {
    const shareEnds = (end: Parameters<typeof model.path>[number]) =>
      toasts(...calculated, { type: 'share' }, end).at(-1);
    expect(shareEnds(done(ask, 'copied'))).toMatchObject({ kind: 'success', message: 'calculation.copied' });
    expect(shareEnds(done(ask, 'offered'))).toMatchObject({ message: 'address.found' });
    expect(shareEnds(failed(ask, new Error()))).toEqual(told('calculation.notCopied'));
  });
});
