import { createFileRoute, notFound } from '@tanstack/react-router';
import { RegionTownPage } from '../sections/town/RegionTownPage';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';

export const Route = createFileRoute('/regios/$slug')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ solarRegionPage }, { aboutSolarRegion }] = await Promise.all([
        import('../../content/regions/town-pages'),
        import('../seo/structured-data'),
      ]);
      const page = solarRegionPage(params.slug);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutSolarRegion(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: () => <RegionTownPage town={Route.useLoaderData()} />,
  notFoundComponent: UnknownPlace,
});
