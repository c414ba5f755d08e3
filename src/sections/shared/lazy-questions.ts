import { lazyPart } from '../../design/hydration/lazyPart';

/** The questions of a service or landing page, far below what is seen first. */
export const Questions = lazyPart(() => import('../../flows/questions/Questions').then((part) => part.Questions), {
  prerendered: true,
});
