import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { pictureTexts } from '../../content/picture-texts';
import { record } from '../support/coverage';
import { done, elapsed, failed } from '../support/world';
import { testPaths } from '../support/paths';
import { arrived, awaited, fadingIn, galleryModel, givenModel, images, last, listed } from './gallery.model';

describe('§4 Gallery', () => {
  testPaths(galleryModel, {
    loading: ({ context }) => expect(context.images).toEqual([]),
    empty: ({ context }) => expect(context.images).toEqual([]),
    loaded: ({ context }) => expect(context.images).toEqual(images),
  });

  test('a list that comes is shown', () => {
    expect(galleryModel.path(listed).state.value).toEqual({ loaded: 'browsing' });
  });

  test('each image tracks whether it has arrived', () => {
    expect(fadingIn.state.context.awaited).toEqual([last]);
    record('node', galleryModel.machine, fadingIn);
  });

  test('an image is selected, or none', () => {
    const viewing = galleryModel.path(listed, { type: 'image.select', index: 3 });

    expect(viewing.state).toMatchObject({ value: { loaded: 'viewing' }, context: { selected: 3 } });
    expect(
      galleryModel.path(listed, { type: 'image.select', index: 3 }, { type: 'overlay.close' }).state.value,
    ).toEqual({ loaded: 'browsing' });
  });

  test('§8: a list that cannot be had is an empty gallery', () => {
    const silence = elapsed('TIMEOUT', 'gallery.loading');
    for (const event of [done('loadImages', []), failed('loadImages', new Error('offline')), silence])
      expect(galleryModel.path(event).state).toMatchObject({ value: 'empty', status: 'done' });
  });

  test('an image that arrives while another is viewed is noted as well', () => {
    const { value, context } = galleryModel.path(listed, awaited, { type: 'image.select', index: 3 }, arrived).state;

    expect(value).toEqual({ loaded: 'viewing' });
    expect(context).toMatchObject({ selected: 3, awaited: [] });
  });
});

describe('extension: a page that came with its images shows them at once', () => {
  test('and asks for no list', () => {
    const [path] = givenModel.paths();
    const loadImages = vi.fn(async () => images);
    const logic = givenModel.machine.provide({ actors: { loadImages: fromPromise(loadImages) } });
    createActor(logic, { input: { images } }).start();

    expect(path?.state.value).toEqual({ loaded: 'browsing' });
    expect(loadImages).not.toHaveBeenCalled();
    if (path) record('node', givenModel.machine, path);
  });
});

describe('extension: from one image to the next', () => {
  const shown = (...events: Parameters<typeof givenModel.path>) =>
    givenModel.path({ type: 'image.select', index: 0 }, ...events).state.context.selected;

  test('wraps in both directions', () => {
    expect(shown({ type: 'previous' })).toBe(images.length - 1);
    expect(shown({ type: 'previous' }, { type: 'next' })).toBe(0);
    expect(shown({ type: 'next' })).toBe(1);
  });
});

test('every picture of the folder but the product shots says what it shows', () => {
  const files = Object.keys(import.meta.glob(['../../content/pictures/*.jpg', '!**/paneel-*.jpg']));

  expect(Object.keys(pictureTexts).sort()).toEqual(files.map((file) => file.replace(/^.*\/(.+)\.jpg$/, '$1')).sort());
});
