import { createFileRoute } from '@tanstack/react-router';
import { Article } from '../flows/blog/Article';
import { pageHead } from '../seo';
import { titled } from '../../content/company';

export const Route = createFileRoute('/blog/$slug')({
  // For the build alone: in the browser the machine loads it, and gives the page its title then.
  loader: import.meta.env.SSR
    ? async ({ params }) => {
        const { post, image } = await (await import('../flows/blog/given')).givenPost(params.slug);
        return { post, about: (await import('../structured-data')).aboutPost(post, image) };
      }
    : undefined,
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.post.title,
          description: loaderData.post.description,
          path: `/blog/${params.slug}`,
          type: 'article',
          about: loaderData.about,
        })
      : { meta: [{ title: titled('Blog') }] },
  component: ArticlePage,
  // In development the server knows of an unknown slug first.
  notFoundComponent: ArticlePage,
});

function ArticlePage() {
  const { slug } = Route.useParams();
  const given = Route.useLoaderData();
  return <Article key={slug} slug={slug} given={given?.post} />;
}
