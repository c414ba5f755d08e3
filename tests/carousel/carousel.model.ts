import { carouselMachine, sellingPointsMachine } from '../../machines/carousel/carousel.machine';
import { type Promises, watches } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';
import { elapsed } from '../support/world';

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

export const sellingPointsModel = modelOf(
  sellingPointsMachine,
  [
    { type: 'hold', by: 'pointer' },
    { type: 'release', by: 'pointer' },
    { type: 'hold', by: 'hidden' },
    { type: 'release', by: 'hidden' },
    elapsed('INTERVAL', 'carousel.rotating'),
  ],
  { input: { count: 4 } },
);

export const carouselPromises: Promises = {
  machine: 'carousel',
  spared: { watchVisitor: watches },
};
