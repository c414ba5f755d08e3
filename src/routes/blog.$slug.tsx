import { createFileRoute } from '@tanstack/react-router';
import { Article } from '../flows/blog/Article';
import { pageHead } from '../seo';
import { titled } from '../../content/company';

export const Route = createFileRoute('/blog/$slug')({
  // The build gives the whole post; in the browser the machine loads it, and what search engines are told comes here.
  loader: import.meta.env.SSR
    ? async ({ params }) => {
        const post = await (await import('../flows/blog/given')).givenPost(params.slug);
        return { post, head: (await import('../post-head')).headOf(post) };
      }
    : ({ params }) => import('../post-head').then(({ postHead }) => postHead(params.slug)).catch(() => undefined),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.head) : { meta: [{ title: titled('Blog') }] }),
  component: ArticlePage,
  // In development the server knows of an unknown slug first.
  notFoundComponent: ArticlePage,
});

function ArticlePage() {
  const { slug } = Route.useParams();
  const given = Route.useLoaderData();
  return <Article key={slug} slug={slug} given={given?.post} />;
}
