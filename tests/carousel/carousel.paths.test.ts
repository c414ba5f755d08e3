import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { elapsed } from '../support/world';
import { testPaths } from '../support/paths';
import { carouselModel as model, sellingPointsModel } from './carousel.model';

const interval = elapsed('INTERVAL', 'carousel.rotating');
const shown = (...events: Parameters<typeof model.path>) => model.path(...events).state.context.index;

describe('§4 Review carousel', () => {
  testPaths(model, {
    rotating: ({ context }) => expect(context.holds).toEqual([]),
    held: ({ context }) => expect(context.holds).not.toEqual([]),
  });

  test('wraps in both directions', () => {
    expect(shown({ type: 'previous' })).toBe(2);
    expect(shown({ type: 'next' }, { type: 'next' }, interval)).toBe(0);
  });

  test('shows the slide of a dot', () => {
    expect(shown({ type: 'show', index: 2 })).toBe(2);
  });

  test.each([{ type: 'previous' }, { type: 'next' }, { type: 'show', index: 2 }, interval] as const)(
    'after $type the interval starts again, and nothing else',
    (event) => {
      const [, actions] = transition(model.machine, model.path().state, event);

      const types = actions.map(({ type }) => type);

      expect(types).toEqual(expect.arrayContaining(['xstate.cancel', 'xstate.raise']));
      expect(types).not.toContain('xstate.spawnChild');
    },
  );
});

describe('§4 Selling point rotation', () => {
  testPaths(sellingPointsModel, {
    rotating: ({ context }) => expect(context.holds).toEqual([]),
    held: ({ context }) => expect(context.holds).not.toEqual([]),
  });
});

describe('extension: slides stand still while they are held (WCAG 2.2.2)', () => {
  const pointer = { type: 'hold', by: 'pointer' } as const;
  const hidden = { type: 'hold', by: 'hidden' } as const;

  test('no interval passes while held', () => {
    expect(shown(pointer, interval)).toBe(0);
  });

  test('the visitor can still choose a slide', () => {
    expect(shown(pointer, { type: 'next' })).toBe(1);
    expect(shown(pointer, { type: 'previous' })).toBe(2);
    expect(shown(pointer, { type: 'show', index: 2 })).toBe(2);
    expect(model.path(pointer, { type: 'next' }).state.value).toBe('held');
  });

  test('what holds them is counted once', () => {
    expect(model.path(pointer, pointer).state.context.holds).toEqual(['pointer']);
  });

  test('moves again when the last hold is gone', () => {
    const both = [pointer, hidden, { type: 'release', by: 'pointer' }] as const;

    expect(model.path(...both).state.value).toBe('held');
    expect(model.path(...both, { type: 'release', by: 'hidden' }).state.value).toBe('rotating');
  });

  test('a release without a hold changes nothing', () => {
    expect(model.path({ type: 'release', by: 'focus' }).state.value).toBe('rotating');
  });
});
