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

  test('what is opened is known, whatever was open before', () => {
    const open = (...ids: string[]) => ({ type: 'open.change', open: ids }) as const;

    expect(model.path().state).toMatchObject({ value: 'closed', context: { open: [] } });
    expect(model.path(open('vraag-2')).state).toMatchObject({ value: 'open', context: { open: ['vraag-2'] } });
    expect(model.path(open('vraag-2'), open()).state).toMatchObject({ value: 'closed', context: { open: [] } });
  });

  test('an item that is opened leaves the others as they are', () => {
    const { value, context } = openModel.path({ type: 'open.change', open: ['vraag-1', 'vraag-2'] }).state;

    expect(value).toBe('open');
    expect(context.open).toEqual(['vraag-1', 'vraag-2']);
  });
});
