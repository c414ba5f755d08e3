import { describe, expect, test } from 'vitest';
import { RATE } from '../../machines/clip/clip.machine';
import { given } from '../support/world';
import { testPaths } from '../support/paths';
import { clipModel as model } from './clip.model';

const atRest = { type: 'release', by: 'busy' } as const;
const inView = { type: 'release', by: 'outOfView' } as const;
const ready = { type: 'clip.ready' } as const;
const playing = [atRest, inView, ready] as const;
const state = (...events: Parameters<typeof model.path>) => model.path(...events).state.value;

describe('§2 Hero with looping video', () => {
  testPaths(model, {
    waiting: ({ context }) => expect(context.holds).not.toEqual([]),
    loading: ({ context }) => expect(context.holds).toEqual([]),
    playing: ({ context }) => expect(context.holds).toEqual([]),
    held: ({ context }) => expect(context.holds).not.toEqual([]),
  });

  test('what watches and what plays know where it is', () => {
    expect(given(model.path().state, 'watchPage')).toMatchObject({ frame: 'beeld' });
    expect(given(model.path(...playing).state, 'playClip')).toMatchObject({ frame: 'beeld' });
  });

  test('a clip that cannot be had leaves the picture for good', () => {
    expect(model.path(atRest, inView, { type: 'clip.fail' }).state).toMatchObject({ value: 'failed', status: 'done' });
  });

  test('§9: plays at half speed', () => {
    expect(RATE).toBe(0.5);
  });
});

describe('extension: poster first', () => {
  test('the clip is not loaded before the page is at rest and the frame is in view', () => {
    expect(state(atRest)).toBe('waiting');
    expect(state(inView)).toBe('waiting');
    expect(state(atRest, inView)).toBe('loading');
  });

  test.each(['reducedMotion', 'saveData', 'hidden'] as const)('it is not loaded under %s', (by) => {
    expect(state({ type: 'hold', by }, atRest, inView)).toBe('waiting');
    expect(state({ type: 'hold', by }, atRest, inView, { type: 'release', by })).toBe('loading');
  });

  test('what keeps it still is counted once', () => {
    expect(model.path({ type: 'hold', by: 'busy' }).state.context.holds).toEqual(['busy', 'outOfView']);
  });

  test('what is under way is taken back when nobody looks any more', () => {
    const away = { type: 'hold', by: 'outOfView' } as const;

    expect(state(atRest, inView, away)).toBe('waiting');
    expect(state(atRest, inView, away, { type: 'release', by: 'hidden' })).toBe('waiting');
    expect(state(atRest, inView, away, inView)).toBe('loading');
  });
});

describe('extension: moving content can be stopped (WCAG 2.2.2)', () => {
  const pause = { type: 'pause' } as const;

  test('a clip that was paused does not start again by itself', () => {
    expect(state(...playing, pause, { type: 'hold', by: 'hidden' }, { type: 'release', by: 'hidden' })).toBe('paused');
    expect(state(...playing, pause, { type: 'play' })).toBe('playing');
  });

  test('a clip that nobody sees stands still until somebody does', () => {
    const hidden = [...playing, { type: 'hold', by: 'hidden' }, { type: 'hold', by: 'outOfView' }] as const;

    expect(state(...hidden)).toBe('held');
    expect(state(...hidden, inView)).toBe('held');
    expect(state(...hidden, { type: 'release', by: 'hidden' })).toBe('held');
    expect(state(...hidden, inView, { type: 'release', by: 'hidden' })).toBe('playing');
  });

  test('where the browser refuses, the visitor may let it play', () => {
    expect(state(...playing, { type: 'clip.refuse' })).toBe('paused');
    expect(state(...playing, { type: 'clip.refuse' }, { type: 'play' })).toBe('playing');
  });

  test('nor does it move for who has come to want no motion', () => {
    const still = [...playing, pause, { type: 'hold', by: 'reducedMotion' }] as const;

    expect(state(...still, { type: 'play' })).toBe('paused');
    expect(state(...still, { type: 'release', by: 'hidden' }, { type: 'play' })).toBe('paused');
    expect(state(...still, { type: 'release', by: 'reducedMotion' }, { type: 'play' })).toBe('playing');
  });
});
