import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../design/lazyPart';
import { pageHead } from '../seo';

const Text = lazyPart('tekst', () =>
  Promise.all([import('../sections/LegalPage'), import('../../content/legal/voorwaarden')]).then(
    ([{ LegalPage }, { voorwaarden }]) =>
      () => <LegalPage {...voorwaarden} />,
  ),
);

export const Route = createFileRoute('/voorwaarden')({
  head: () =>
    pageHead({
      title: 'Algemene voorwaarden',
      description:
        'Onze voorwaarden: offertes zijn 30 dagen geldig, de factuur volgt binnen 14 dagen na oplevering, betalen kan binnen 14 dagen.',
      path: '/voorwaarden',
    }),
  loader: Text.preload,
  component: Text,
});
