import { createFileRoute } from '@tanstack/react-router';
import { About } from '../sections/about/About';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/over-ons')({
  loader: ({ context }) => context.pageData(() => loadHead('/over-ons')),
  head: ({ loaderData }) => pageHead(loaderData),
  component: About,
});
