import { carouselMachine, sellingPointsMachine } from '../../machines/carousel/carousel.machine';
import { elapsed, modelOf } from '../support/model';

const holding = [
  { type: 'hold', by: 'pointer' },
  { type: 'release', by: 'pointer' },
  { type: 'hold', by: 'hidden' },
  { type: 'release', by: 'hidden' },
] as const;

export const carouselModel = modelOf(
  carouselMachine,
  [
    { type: 'previous' },
    { type: 'next' },
    { type: 'show', index: 2 },
    ...holding,
    elapsed('INTERVAL', 'carousel.rotating'),
  ],
  { input: { count: 3 } },
);

/** §1: four points. */
export const sellingPointsModel = modelOf(
  sellingPointsMachine,
  [...holding, elapsed('INTERVAL', 'carousel.rotating')],
  {
    input: { count: 4 },
  },
);
