import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../design/hydration/lazyPart';
import { loadHead, pageHead } from '../seo/head';

const Text = lazyPart(
  () =>
    Promise.all([import('../sections/legal/LegalPage'), import('../../content/legal/privacy?markdown')]).then(
      ([{ LegalPage }, { default: text }]) =>
        () => <LegalPage {...text} />,
    ),
  { prerendered: true },
);

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => context.pageData(() => loadHead('/privacy', Text.preload())),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Text,
});
