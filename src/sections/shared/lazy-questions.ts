import { lazyPart } from '../../design/hydration/lazyPart';

/** Below the fold: its code loads after the first view. */
export const Questions = lazyPart(() => import('../../flows/questions/Questions').then((part) => part.Questions), {
  prerendered: true,
});
