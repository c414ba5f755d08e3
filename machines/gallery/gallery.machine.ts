import { type ActorRefFrom, assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovided } from '../unprovided';

export interface GalleryImage {
  name: string;
  alt: string;
  /** A `srcset` per format, best first, and the fallback. */
  picture: { sources: Record<string, string>; img: { src: string; w: number; h: number } };
}

export interface GalleryInput {
  /** The images that the page came with, if it came with any. */
  images?: readonly GalleryImage[];
}

export interface GalleryContext {
  images: readonly GalleryImage[];
  /** Names of the images that are seen to be on their way; the others need not fade in. */
  awaited: readonly string[];
  /** Index of the image that was selected last. */
  selected: number;
}

export type GalleryEvent =
  | { type: 'image.await'; name: string }
  | { type: 'image.arrive'; name: string }
  | { type: 'image.select'; index: number }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'overlay.close' };

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;

/** The photo gallery: a grid, and one image over it. */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    input: {} as GalleryInput,
    events: {} as GalleryEvent,
    meta: {} as StateMeta,
  },
  actors: {
    loadImages: unprovided<readonly GalleryImage[], void>('loadImages'),
  },
  delays: {
    TIMEOUT: 10_000,
  },
  guards: {
    given: ({ context }) => context.images.length > 0,
    none: (_, images: readonly GalleryImage[]) => images.length === 0,
  },
  actions: {
    step: assign(({ context: { images, selected } }, by: number) => ({
      selected: (selected + by + images.length) % images.length,
    })),
  },
}).createMachine({
  id: 'gallery',
  description: 'The gallery of /projecten.',
  meta: { spec: '§2 Gallery' },
  context: ({ input }) => ({ images: input.images ?? [], awaited: [], selected: 0 }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The list of images is on its way, unless the page came with it.',
      meta: { spec: '§4 Gallery' },
      always: {
        guard: 'given',
        target: 'loaded',
        meta: { spec: 'extension: a prerendered page has its images in the HTML' },
      },
      invoke: {
        id: 'loadImages',
        src: 'loadImages',
        onDone: [
          { guard: { type: 'none', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'loaded', actions: assign({ images: ({ event }) => event.output }) },
        ],
        onError: 'empty',
      },
      after: {
        TIMEOUT: { target: 'empty', meta: { spec: 'extension: who waits for ten seconds is told that it failed' } },
      },
    },
    empty: {
      type: 'final',
      description: 'There are no images, or their list could not be had.',
      meta: { spec: '§4 Gallery, §8 Gallery' },
    },
    loaded: {
      description: 'The images are shown in a grid; each fades in when it has arrived.',
      meta: { spec: '§4 Gallery, §4 Each image' },
      on: {
        'image.await': { actions: assign({ awaited: ({ context, event }) => [...context.awaited, event.name] }) },
        'image.arrive': {
          actions: assign({ awaited: ({ context, event }) => context.awaited.filter((name) => name !== event.name) }),
        },
      },
      initial: 'browsing',
      states: {
        browsing: {
          description: 'No image is selected.',
          meta: { spec: '§4 Gallery' },
          on: {
            'image.select': { target: 'viewing', actions: assign({ selected: ({ event }) => event.index }) },
          },
        },
        viewing: {
          description: 'One image is selected and lies over the page at full size; from there the others can be seen.',
          meta: { spec: '§4 Gallery' },
          on: {
            previous: {
              actions: { type: 'step', params: -1 },
              meta: { spec: 'extension: the whole gallery can be seen without going back' },
            },
            next: {
              actions: { type: 'step', params: 1 },
              meta: { spec: 'extension: the whole gallery can be seen without going back' },
            },
            'overlay.close': 'browsing',
          },
        },
      },
    },
  },
});
