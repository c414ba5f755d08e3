import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../design/hydration/lazyPart';
import { loadHead, pageHead } from '../seo/head';

const Sitemap = lazyPart(() => import('../sections/sitemap/Sitemap').then((part) => part.Sitemap), {
  prerendered: true,
});

export const Route = createFileRoute('/sitemap')({
  loader: ({ context }) => context.pageData(() => loadHead('/sitemap', Sitemap.preload())),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Sitemap,
});
