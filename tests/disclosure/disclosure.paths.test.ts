import { describe, expect, test } from 'vitest';
import { emittedAlong } from '../support/model';
import { testPaths } from '../support/paths';
import { disclosureModel as model } from './disclosure.model';

describe('§4 Menus and accordions', () => {
  testPaths(model, {});

  test.each(['toggle', 'dismiss', 'outside.press', 'route.change'] as const)('an open menu closes on %s', (type) => {
    expect(model.path({ type: 'toggle' }, { type }).state.value).toBe('closed');
  });

  test('Escape gives the focus back to the control', () => {
    expect(emittedAlong(model.machine, model.path({ type: 'toggle' }, { type: 'dismiss' }))).toEqual([
      { type: 'focus', target: 'menu' },
    ]);
  });
});
