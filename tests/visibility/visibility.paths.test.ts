import { describe, expect, test } from 'vitest';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { given } from '../support/world';
import { testPaths } from '../support/paths';
import { visibilityModel as model } from './visibility.model';

describe('§9 Floating callback button', () => {
  const away = { type: 'visibility.change', ratio: 0.19 } as const;

  testPaths(model, {});

  test('shows when less than 20% of the form section is visible', () => {
    expect(model.path(away).state.value).toBe('formAway');
    expect(model.path({ ...away, ratio: 0.2 }).state.value).toBe('formVisible');
  });

  test('goes away when 20% of it is visible again', () => {
    expect(model.path(away, away).state.value).toBe('formAway');
    expect(model.path(away, { ...away, ratio: 0.2 }).state.value).toBe('formVisible');
  });

  test('watches the form section that it was made for', () => {
    expect(given(model.path().state, 'watchForm')).toEqual({ form: 'aanvraag' });
  });

  test('§2: leads back to the form', () => {
    expect(emittedAlong(model.machine, model.path(away, { type: 'callback.request' }))).toEqual([
      { type: 'focus', target: 'aanvraag' },
    ]);
  });
});
