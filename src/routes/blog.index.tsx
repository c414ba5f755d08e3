import { createFileRoute } from '@tanstack/react-router';
import { blogTexts } from '../../content/pages/blog';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { Posts } from '../flows/blog/Posts';
import { loadHead, pageHead } from '../seo/head';
import { loadPosts } from '../services/posts';

export const Route = createFileRoute('/blog/')({
  loader: async ({ context }) => ({
    page: await context.pageData(() => loadHead('/blog')),
    posts: context.isPrerendered() ? await loadPosts() : undefined,
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
