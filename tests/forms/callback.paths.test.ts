import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../machines/forms/forms.rules';
import { callbackRules } from '../../machines/forms/callback.machine';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { done } from '../support/world';
import { testPaths } from '../support/paths';
import { callbackModel, caller, contactDetails, filling, reference, restoring, submit } from './forms.model';
import { failure, success, toProblems, interruption, toSubmit } from './forms.effects';

describe('extension: a callback without a quote', () => {
  const emitted = (...events: Parameters<typeof callbackModel.path>) =>
    emittedAlong(callbackModel.machine, callbackModel.path(...events));
  const after = (...events: Parameters<typeof callbackModel.path>) => callbackModel.path(...events).state;
  const choose = { type: 'callback.choose' } as const;
  const filled = [choose, ...filling(caller)] as const;

  testPaths(callbackModel, {
    submitting: (snapshot) => {
      expect(problemsIn(snapshot.context.values, callbackRules)).toEqual({});
      expect(snapshot.hasTag('busy')).toBe(true);
    },
  });

  test('a name and a number are enough', () => {
    expect(emitted(choose, submit)).toEqual([toProblems]);
    expect(after(...filled, submit).value).toBe('submitting');
  });

  test('afterwards the page has its own form again, with the focus on it', () => {
    const events = [...filled, submit, done('deliver', 'delivered')] as const;

    expect(after(...events)).toMatchObject({ value: 'offered', context: after().context });
    expect(emitted(...events)).toEqual([success('callback.sent'), { type: 'focus', target: 'aanvraag' }]);
  });

  test('what was typed is still there for who goes back and forth', () => {
    expect(after(...filled, { type: 'callback.leave' }, choose)).toMatchObject({
      value: 'editing',
      context: { values: caller },
    });
  });

  test.each(['name', 'phone'] as const)('%s is required, and said to be so once it is left', (field) => {
    const emptied = [...filled, { type: 'field.change', field, value: '' }] as const;

    expect(after(...emptied, { type: 'field.leave', field }).context.problems).toEqual({ [field]: 'missing' });
    expect(after(...emptied, submit).context.problems).toEqual({ [field]: 'missing' });
  });

  test('who goes back to the request form leaves no problem behind', () => {
    const { value, context } = after(choose, submit, { type: 'callback.leave' });
    expect(value).toBe('offered');
    expect([context.problems, context.refused]).toEqual([{}, {}]);
  });

  test('what was typed survives the page, and a request that was not confirmed is said', () => {
    const { draft } = restoring(callbackRules);
    expect(after({ type: 'draft.restore', draft })).toMatchObject({
      value: 'editing',
      context: { values: { name: contactDetails.name } },
    });
    expect(emitted({ type: 'draft.restore', draft: { ...draft, reference } })).toEqual([interruption]);
  });

  test('the request is given to delivery as it was typed', () => {
    const { children } = after(...filled, submit);
    expect(children.deliver?.getSnapshot().context).toMatchObject({
      request: { ...caller, preferredTime: '' },
      reference,
    });
  });

  test.each([
    ['failed', failure],
    ['cancelled', toSubmit],
  ])('after a delivery that %s the visitor can go on editing', (outcome, told) => {
    const events = [...filled, submit, done('deliver', outcome)] as const;
    expect(after(...events)).toMatchObject({ value: 'editing', context: { values: caller } });
    expect(emitted(...events)).toEqual([told]);
  });
});
