import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProvincePage } from '../sections/town/ProvincePage';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';

export const Route = createFileRoute('/werkgebied/$regionId')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ provincePage }, { aboutProvince }] = await Promise.all([
        import('../../content/regions/city-pages'),
        import('../seo/structured-data'),
      ]);
      const page = provincePage(params.regionId);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutProvince(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: () => <ProvincePage province={Route.useLoaderData()} />,
  notFoundComponent: UnknownPlace,
});
