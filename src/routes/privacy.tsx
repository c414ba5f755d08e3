import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../design/lazyPart';
import { pageHead } from '../seo';

const Text = lazyPart('tekst', () =>
  Promise.all([import('../sections/LegalPage'), import('../../content/legal/privacy')]).then(
    ([{ LegalPage }, { privacy }]) =>
      () => <LegalPage {...privacy} />,
  ),
);

export const Route = createFileRoute('/privacy')({
  head: () =>
    pageHead({
      title: 'Privacy',
      description: 'Welke gegevens wij van u gebruiken, waarvoor, hoe lang, en wat u ons daarover kunt vragen.',
      path: '/privacy',
    }),
  loader: Text.preload,
  component: Text,
});
