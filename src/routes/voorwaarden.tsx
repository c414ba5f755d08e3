import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../design/lazyPart';
import { loadHead, pageHead } from '../seo';

const Text = lazyPart('tekst', () =>
  Promise.all([import('../sections/LegalPage'), import('../../content/legal/voorwaarden?drawn')]).then(
    ([{ LegalPage }, { default: text }]) =>
      () => <LegalPage {...text} />,
  ),
);

export const Route = createFileRoute('/voorwaarden')({
  loader: () => loadHead('/voorwaarden', Text.preload()),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Text,
});
