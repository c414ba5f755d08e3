import { pictureTexts } from '../../content/picture-texts';
import { sharePath, sharePictures } from '../../content/share-pictures';
import { type GalleryImage, galleryMachine } from '../../machines/gallery/gallery.machine';
import type { Promises } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';
import { done, elapsed, failed } from '../support/world';

const shared = new Map(Object.entries(sharePictures).map(([name, { picture }]) => [picture, sharePath(name)]));

export const images: readonly GalleryImage[] = Object.entries(pictureTexts).map(([name, alt]) => ({
  name,
  alt,
  picture: { sources: {}, img: { src: shared.get(name) ?? sharePath('home'), w: 1200, h: 630 } },
}));

const [first, ...others] = Object.keys(pictureTexts);
export const last = String(others.at(-1));

export const listed = done('loadImages', images);
export const awaited = { type: 'image.await', name: String(first) } as const;
export const arrived = { type: 'image.arrive', name: String(first) } as const;

export const galleryModel = modelOf(
  galleryMachine,
  [
    listed,
    done('loadImages', []),
    failed('loadImages', new Error('offline')),
    elapsed('TIMEOUT', 'gallery.loading'),
    { type: 'image.select', index: 0 },
    { type: 'previous' },
    { type: 'next' },
    { type: 'overlay.close' },
  ],
  {
    input: {},
    page: '/projecten',
    // The first, second and last image cover all steps.
    key: ({ value, context: { selected } }) => JSON.stringify([value, selected > 1 ? 'later' : selected]),
  },
);

export const givenModel = modelOf(galleryMachine, [], { input: { images }, page: '/projecten' });

export const fadingIn = galleryModel.path(listed, awaited, { ...awaited, name: last }, arrived);

export const galleryPromises: Promises = {
  machine: 'gallery',
  ends: ['gallery.loaded.browsing'],
};
