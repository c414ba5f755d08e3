import { createFileRoute } from '@tanstack/react-router';
import { blogTexts } from '../../content/blog-texts';
import { PageHead } from '../design/PageHead';
import { Wrap } from '../design/Section';
import { Posts } from '../flows/blog/Posts';
import { loadHead, pageHead } from '../seo';

export const Route = createFileRoute('/blog/')({
  loader: async () => ({
    page: await loadHead('/blog'),
    // For the build alone: in the browser the machine loads them.
    posts: import.meta.env.SSR ? await (await import('../flows/blog/given')).givenPosts() : undefined,
  }),
  head: ({ loaderData }) => pageHead(loaderData?.page),
  component: BlogPage,
});

function BlogPage() {
  const { posts } = Route.useLoaderData();
  return (
    <>
      <PageHead title={blogTexts.title} lead={blogTexts.lead} crumbs={[{ label: 'Blog' }]} tone="paper" />
      <Wrap>
        <Posts given={posts} />
      </Wrap>
    </>
  );
}
