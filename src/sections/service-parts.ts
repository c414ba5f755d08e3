import { lazyPart } from '../design/lazyPart';

/** What the pages of services have below their first view. */
export const Answers = lazyPart('antwoorden', () =>
  import('../flows/questions/Questions').then((part) => part.Questions),
);
