import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../design/lazyPart';
import { loadHead, pageHead } from '../seo';

const Text = lazyPart('tekst', () =>
  Promise.all([import('../sections/LegalPage'), import('../../content/legal/privacy?drawn')]).then(
    ([{ LegalPage }, { default: text }]) =>
      () => <LegalPage {...text} />,
  ),
);

export const Route = createFileRoute('/privacy')({
  loader: () => loadHead('/privacy', Text.preload()),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Text,
});
