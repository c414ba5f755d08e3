import { describe, expect, test } from 'vitest';
import {
  EmailError,
  backoff,
  emailFailureOf,
  isReference,
  referenceOf,
  retryable,
} from '../../machines/delivery/delivery.rules';
import { transition } from 'xstate';
import { contactDetails, reference } from '../forms/forms.model';
import { deadEnds } from '../../tools/charts/paths/measures';
import { done, given } from '../support/world';
import { testPaths } from '../support/paths';
import {
  back,
  backedOff,
  busy,
  cancel,
  deliveryModel,
  filledIn,
  lost,
  refused,
  deadline,
  trappedModel,
} from './delivery.model';

const after = (...events: Parameters<typeof deliveryModel.path>) => deliveryModel.path(...events).state;
const again = [busy, backedOff];

describe('extension: sending that survives', () => {
  testPaths(
    deliveryModel,
    {
      offline: ({ context }) => expect(context).toMatchObject({ online: false, failures: 0 }),
      delivered: ({ output }) => expect(output).toBe('delivered'),
      cancelled: ({ output }) => expect(output).toBe('cancelled'),
      failed: ({ output }) => expect(output).toBe('failed'),
    },
    ['delivery.dropped'],
  );

  test('there is an end to every delivery', () => {
    expect(deadEnds(deliveryModel.edges(), ({ status }) => status === 'done')).toEqual([]);
  });

  test('each attempt sends the same request under the same reference', () => {
    const attempts = [after(filledIn), after(filledIn, ...again), after(filledIn, busy, lost, back)];

    expect(attempts.map((state) => given(state, 'sendEmail'))).toEqual(
      Array(3).fill({ request: contactDetails, reference }),
    );
  });

  test('it waits longer after each attempt', () => {
    const waits = [[filledIn], [filledIn, ...again]].map((events) => {
      const [, actions] = transition(deliveryModel.machine, after(...events), busy);
      return actions;
    });

    for (const [index, delay] of [2000, 4000].entries())
      expect(waits[index]).toContainEqual(
        expect.objectContaining({ type: 'xstate.raise', params: expect.objectContaining({ delay }) }),
      );
  });

  test('a connection that came back before the answer counts as one', () => {
    expect(after(filledIn, lost, back, busy).value).toEqual({ trying: 'waiting' });
  });

  test('after a fault of the service it is tried again, three times in all', () => {
    expect(after(filledIn, busy).value).toEqual({ trying: 'waiting' });
    expect(after(filledIn, ...again, busy).value).toEqual({ trying: 'waiting' });
    expect(after(filledIn, ...again, ...again, busy).value).toBe('failed');
  });

  test('§8: the visitor is told within 10 s, whatever the number of attempts (D43)', () => {
    expect(deliveryModel.machine.implementations.delays.DEADLINE).toBe(10_000);
    expect(after(filledIn, deadline).value).toBe('failed');
    expect(after(filledIn, busy, deadline).value).toBe('failed');
    expect(after(filledIn, ...again, deadline).value).toBe('failed');
  });

  test('a refusal is not tried again', () => {
    expect(after(filledIn, refused).value).toBe('failed');
    expect(after(filledIn, lost, refused).value).toBe('failed');
  });

  test('without a connection it waits for one, and then has all its attempts again', () => {
    expect(after(filledIn, lost, busy).value).toBe('offline');
    expect(after(filledIn, lost, deadline).value).toBe('offline');
    expect(after(lost, filledIn).value).toEqual({ trying: 'sending' });
    const returned = [filledIn, ...again, busy, lost, back];
    expect(after(...returned)).toMatchObject({ value: { trying: 'sending' }, context: { failures: 0, online: true } });
    expect(after(...returned, ...again, ...again, done('sendEmail')).value).toBe('delivered');
  });

  test('a visitor can call it back while it waits, and not while it may arrive', () => {
    expect(after(filledIn, busy, cancel).value).toBe('cancelled');
    expect(after(filledIn, lost, busy, cancel).value).toBe('cancelled');
    expect(after(filledIn, cancel).value).toEqual({ trying: 'sending' });
  });
});

describe('extension: a trap for robots', () => {
  test('what no person filled in is dropped, and shown as sent', () => {
    expect(trappedModel.path().state).toMatchObject({
      value: 'dropped',
      status: 'done',
      output: 'delivered',
      children: {},
    });
  });

  testPaths(trappedModel, {}, [
    'delivery.holding',
    'delivery.trying',
    'delivery.trying.sending',
    'delivery.trying.waiting',
    'delivery.offline',
    'delivery.delivered',
    'delivery.cancelled',
    'delivery.failed',
  ]);
});

describe('rules', () => {
  test.each([
    [0, true],
    [429, true],
    [500, true],
    [503, true],
    [200, false],
    [400, false],
    [403, false],
    [412, false],
    [451, false],
  ])('status %i: tried again %s', (status, expected) => {
    expect(retryable[emailFailureOf(new EmailError(status, ''))]).toBe(expected);
  });

  test('an error of the service says what the service said', () => {
    expect(new EmailError(429, 'Too Many Requests')).toMatchObject({
      name: 'EmailError',
      status: 429,
      message: 'Too Many Requests',
    });
  });

  test('a missing key is not tried again', () => {
    expect(emailFailureOf(new Error('The public key is required'))).toBe('refused');
    expect(emailFailureOf({ status: 500 })).toBe('refused');
  });

  test('waits twice as long each time, by chance up to half as long again, and never as short as the rate limit', () => {
    expect([1, 2].map((failures) => backoff(failures, 0))).toEqual([2000, 4000]);
    expect([1, 2].map((failures) => backoff(failures, 1))).toEqual([3000, 6000]);
  });

  test('a reference has the year and six characters that cannot be mistaken', () => {
    const references = Array.from({ length: 256 }, (_, byte) => referenceOf(2026, new Uint8Array(6).fill(byte)));

    expect(references.every(isReference)).toBe(true);
    expect(new Set(references).size).toBe(32);
    expect(references.join('')).not.toMatch(/[ILOU]/);
    expect(['HD-2026-00000', 'HD-26-000000', 'HD-2026-00000I', 7, null, ['HD-2026-000000']].some(isReference)).toBe(
      false,
    );
  });
});
