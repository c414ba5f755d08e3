import { type SnapshotFrom, fromPromise } from 'xstate';
import { type GalleryImage, galleryMachine } from '../../../machines/gallery/gallery.machine';
import { loadImages } from './load-images';

export const galleryLogic = galleryMachine.provide({
  actors: {
    loadImages: fromPromise<readonly GalleryImage[], void>(async () => {
      try {
        return await loadImages();
      } catch (error) {
        console.error('Images not listed:', error);
        throw error;
      }
    }),
  },
});

export const viewedImage = (snapshot: SnapshotFrom<typeof galleryMachine>): GalleryImage | undefined =>
  snapshot.matches({ loaded: 'viewing' }) ? snapshot.context.images[snapshot.context.selected] : undefined;
