import { describe, expect, test } from 'vitest';
import { testPaths } from '../support/paths';
import { accordionModel as model, openModel } from './accordion.model';

describe('§4 Menus and accordions', () => {
  testPaths(model, {});

  describe('with an answer that can be read at once', () => {
    testPaths(openModel, {});

    test('stays closed once it was closed', () => {
      expect(openModel.path().state.value).toBe('open');
      expect(openModel.path({ type: 'open.change', open: [] }).state.value).toBe('closed');
    });
  });

  test('an item that is opened leaves the others as they are', () => {
    const { value, context } = openModel.path({ type: 'open.change', open: ['vraag-1', 'vraag-2'] }).state;

    expect(value).toBe('open');
    expect(context.open).toEqual(['vraag-1', 'vraag-2']);
  });
});
