import { lazyPart } from '../design/lazyPart';

/** What the pages of services have below their first view, or beside it. */
export const RequestForm = lazyPart('formulier', () =>
  import('../flows/forms/LandingRequestForm').then((part) => part.LandingRequestForm),
);
export const Answers = lazyPart('antwoorden', () =>
  import('../flows/questions/Questions').then((part) => part.Questions),
);

/** For the loaders of those pages. */
export const preloadServiceParts = () => Promise.all([RequestForm.preload(), Answers.preload()]);
