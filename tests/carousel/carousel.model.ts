import { carouselMachine } from '../../machines/carousel/carousel.machine';
import { elapsed, modelOf } from '../support/model';

export const carouselModel = modelOf(
  carouselMachine,
  [
    { type: 'previous' },
    { type: 'next' },
    { type: 'show', index: 2 },
    { type: 'hold', by: 'pointer' },
    { type: 'release', by: 'pointer' },
    { type: 'hold', by: 'pause' },
    { type: 'release', by: 'pause' },
    elapsed('INTERVAL', 'carousel.rotating'),
  ],
  { input: { count: 3 } },
);
