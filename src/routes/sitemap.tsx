import { createFileRoute } from '@tanstack/react-router';
import { Sitemap } from '../sections/Sitemap';
import { loadHead, pageHead } from '../seo';

export const Route = createFileRoute('/sitemap')({
  loader: () => loadHead('/sitemap'),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Sitemap,
});
