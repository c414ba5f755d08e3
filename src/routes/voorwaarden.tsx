import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../design/hydration/lazyPart';
import { loadHead, pageHead } from '../seo/head';

const Text = lazyPart(
  () =>
    Promise.all([import('../sections/legal/LegalPage'), import('../../content/legal/voorwaarden?markdown')]).then(
      ([{ LegalPage }, { default: text }]) =>
        () => <LegalPage {...text} />,
    ),
  { prerendered: true },
);

export const Route = createFileRoute('/voorwaarden')({
  loader: ({ context }) => context.pageData(() => loadHead('/voorwaarden', Text.preload())),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Text,
});
