import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../design/lazyPart';
import { loadHead, pageHead } from '../seo';

const Sitemap = lazyPart('paginas', () => import('../sections/Sitemap').then((part) => part.Sitemap));

export const Route = createFileRoute('/sitemap')({
  loader: () => loadHead('/sitemap', Sitemap.preload()),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Sitemap,
});
