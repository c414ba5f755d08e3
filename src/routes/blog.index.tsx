import { createFileRoute } from '@tanstack/react-router';
import { blogTexts } from '../../content/blog-texts';
import { PageHead } from '../design/PageHead';
import { Wrap } from '../design/Section';
import { Posts } from '../flows/blog/Posts';
import { pageHead } from '../seo';

export const Route = createFileRoute('/blog/')({
  // For the build alone: in the browser the machine loads them.
  loader: import.meta.env.SSR ? async () => (await import('../flows/blog/given')).givenPosts() : undefined,
  head: () =>
    pageHead({
      title: 'Blog',
      description: 'Het laatste nieuws over zonnepanelen, thuisbatterijen en uw dak, in gewone taal uitgelegd.',
      path: '/blog',
    }),
  component: BlogPage,
});

function BlogPage() {
  const given = Route.useLoaderData();
  return (
    <>
      <PageHead title={blogTexts.title} lead={blogTexts.lead} crumbs={[{ label: 'Blog' }]} tone="paper" />
      <Wrap>
        <Posts given={given} />
      </Wrap>
    </>
  );
}
