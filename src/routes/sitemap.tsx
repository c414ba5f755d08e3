import { createFileRoute } from '@tanstack/react-router';
import { Sitemap } from '../sections/Sitemap';
import { pageHead } from '../seo';

export const Route = createFileRoute('/sitemap')({
  head: () =>
    pageHead({
      title: 'Sitemap',
      description: 'Alle diensten, provincies, plaatsen en informatiepagina’s van deze site op één pagina.',
      path: '/sitemap',
    }),
  component: Sitemap,
});
