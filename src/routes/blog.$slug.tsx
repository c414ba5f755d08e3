import { createFileRoute, notFound } from '@tanstack/react-router';
import { Article } from '../flows/blog/Article';
import { pageHead } from '../seo/head';
import { loadArticle, postSlugs } from '../services/posts';
import { readingAfter } from '../services/reading';
import { titled } from '../../content/company';

export const Route = createFileRoute('/blog/$slug')({
  // A prerendered page contains its post. After a navigation the machine loads the post, and the loader only the metadata.
  loader: async ({ context, params: { slug } }) => {
    const { headOf, postHead } = await import('../seo/post-head');
    const related = await readingAfter(slug);
    if (!context.isPrerendered()) return { post: undefined, related, head: await postHead(slug) };
    if (!postSlugs.includes(slug)) throw notFound();
    const { attributes: post } = await loadArticle(slug);
    return { post, related, head: headOf(post) };
  },
  head: ({ loaderData }) => (loaderData?.head ? pageHead(loaderData.head) : { meta: [{ title: titled('Blog') }] }),
  component: ArticlePage,
  // In development the server reports an unknown slug first.
  notFoundComponent: ArticlePage,
});

function ArticlePage() {
  const { slug } = Route.useParams();
  const given = Route.useLoaderData();
  return <Article key={slug} slug={slug} given={given?.post} related={given?.related} />;
}
