import { describe, expect, test } from 'vitest';
import { invalidIn } from '../../machines/outlook/assumptions.rules';
import { done } from '../support/world';
import { testPaths } from '../support/paths';
import { outlook, outlookModel as model } from './outlook.model';

describe('extension: what the roof is worth after netting (D46)', () => {
  testPaths(model, {
    computing: ({ context }) => expect(invalidIn(context.assumptions.typed)).toEqual([]),
    refused: ({ context }) => expect(invalidIn(context.assumptions.typed)).toEqual(['bareTariff']),
    shown: ({ context }) => expect(context.outlook).toEqual(outlook),
  });

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
  ])('%j is kept as %j', (value, kept) => {
    const { context } = model.path({ type: 'assumption.change', field: 'feedInCost', value }).state;
    expect(context.assumptions.typed.feedInCost).toBe(kept);
  });
});
