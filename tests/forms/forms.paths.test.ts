import { describe, expect, test } from 'vitest';
import { contactRules, problemsIn } from '../../machines/forms/forms.rules';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { done } from '../support/world';
import { testPaths } from '../support/paths';
import { contactDetails, contactModel, filling, reference, submit } from './forms.model';
import { failure, success, toSubmit } from './forms.effects';

describe('§4 Contact form', () => {
  const filled = filling({ ...contactDetails, message: 'Graag bellen na 17 uur.' });
  const emitted = (...events: Parameters<typeof contactModel.path>) =>
    emittedAlong(contactModel.machine, contactModel.path(...events));
  const after = (...events: Parameters<typeof contactModel.path>) => contactModel.path(...events).state;

  testPaths(contactModel, {
    submitting: ({ context }) => expect(problemsIn(context.values, contactRules)).toEqual({}),
  });

  test('is cleared when the message was sent (D34)', () => {
    const events = [...filled, submit, done('deliver', 'delivered')] as const;

    expect(after(...events)).toMatchObject({ value: 'editing', context: after().context });
    expect(emitted(...events)).toEqual([success('contact.sent')]);
  });

  test.each([
    ['failed', [failure]],
    ['cancelled', [toSubmit]],
  ])('keeps every value when a delivery %s, and can be sent again at once', (outcome, told) => {
    const events = [...filled, submit, done('deliver', outcome)] as const;

    expect(after(...events).context.values).toEqual({
      ...contactDetails,
      companyName: '',
      kvk: '',
      message: 'Graag bellen na 17 uur.',
    });
    expect(emitted(...events)).toEqual(told);
    expect(after(...events, submit).value).toBe('submitting');
  });

  test('other ways are offered after a failure, until it is sent again', () => {
    const ends = (outcome: string) => after(...filled, submit, done('deliver', outcome)).context.undelivered;
    expect([ends('failed'), ends('cancelled'), ends('delivered')]).toEqual([true, false, false]);
    expect(after(...filled, submit, done('deliver', 'failed'), submit).context.undelivered).toBe(false);
  });

  test('a request keeps its reference until it has arrived, and the next one has its own', () => {
    const again = { ...submit, reference: 'HD-2026-000000' };
    const failedOnce = [...filled, submit, done('deliver', 'failed'), again] as const;

    expect(after(...failedOnce).context.reference).toBe(reference);
    expect(after(...failedOnce, done('deliver', 'delivered'), ...filled, again).context.reference).toBe(
      again.reference,
    );
  });
});
