import { describe, expect, test } from 'vitest';
import { invalidIn } from '../../machines/outlook/assumptions.rules';
import { done, elapsed, failed, given } from '../support/world';
import { testPaths } from '../support/paths';
import { assumptions, outlook, outlookModel as model, subject } from './outlook.model';

describe('extension: what the roof is worth after netting (D46)', () => {
  testPaths(model, {
    computing: ({ context }) => expect(invalidIn(context.assumptions.typed)).toEqual([]),
    refused: ({ context }) => expect(invalidIn(context.assumptions.typed)).toEqual(['bareTariff']),
    shown: ({ context }) => expect(context.outlook).toEqual(outlook),
  });

  test('what is chosen is computed', () => {
    const chosen = [
      [{ type: 'pattern.choose', pattern: 'home' }, { pattern: 'home' }],
      [{ type: 'battery.choose', battery: 0 }, { battery: 0 }],
    ] as const;
    for (const [event, changes] of chosen) {
      const { value, children } = model.path(done('compute', outlook), event).state;
      expect(value).toBe('computing');
      expect(given({ children }, 'compute')).toEqual({ subject, assumptions: { ...assumptions, ...changes } });
    }
  });

  test.each([failed('compute', new Error()), elapsed('TIMEOUT', 'outlook.computing')])(
    'code that does not come is asked for again: %j',
    (event) => {
      expect(model.path(event).state.value).toBe('failed');
      expect(model.path(event, { type: 'retry' }).state.value).toBe('computing');
    },
  );

  test('the outlook stays in view while another one is computed, and where a figure cannot be', () => {
    const known = done('compute', outlook);

    for (const value of ['10', '']) {
      const { context } = model.path(known, { type: 'assumption.change', field: 'bareTariff', value }).state;
      expect(context.outlook).toEqual(outlook);
    }
  });

  test.each([
    ['12,5', '12,5'],
    ['12.5', '12,5'],
    ['€ 12', '12'],
    ['1,2,5', '12,5'],
    ['-3', '3'],
    ['geen idee', ''],
    ['1,23,4', '123,4'],
    ['12345678', '123456'],
  ])('%j is kept as %j', (value, kept) => {
    const { context } = model.path({ type: 'assumption.change', field: 'feedInCost', value }).state;
    expect(context.assumptions.typed.feedInCost).toBe(kept);
  });
});
