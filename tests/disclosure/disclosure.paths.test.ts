import { describe, expect, test } from 'vitest';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { testPaths } from '../support/paths';
import { disclosureModel as model } from './disclosure.model';

describe('§4 Menus and accordions', () => {
  testPaths(model, {});

  test.each([
    { type: 'toggle' },
    { type: 'dismiss' },
    { type: 'outside.press' },
    { type: 'focus.leave' },
    { type: 'route.change' },
  ] as const)('an open menu closes on $type', (event) => {
    expect(model.path({ type: 'toggle' }, event).state.value).toBe('closed');
  });

  test.each([{ type: 'dismiss' }, { type: 'outside.press' }] as const)(
    '$type gives the focus back to the control',
    (event) => {
      expect(emittedAlong(model.machine, model.path({ type: 'toggle' }, event))).toEqual([
        { type: 'focus', target: 'menu' },
      ]);
    },
  );

  test('what has taken the focus keeps it', () => {
    const path = model.path({ type: 'toggle' }, { type: 'focus.leave' });

    expect(emittedAlong(model.machine, path)).toEqual([]);
  });
});
