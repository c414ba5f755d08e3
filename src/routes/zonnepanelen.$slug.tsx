import { createFileRoute, notFound } from '@tanstack/react-router';
import { SolarTownPage } from '../sections/town/SolarTownPage';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';

export const Route = createFileRoute('/zonnepanelen/$slug')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ solarExpertPage }, { aboutSolarExpert }] = await Promise.all([
        import('../../content/regions/town-pages'),
        import('../seo/structured-data'),
      ]);
      const page = solarExpertPage(params.slug);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutSolarExpert(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: () => <SolarTownPage town={Route.useLoaderData()} />,
  notFoundComponent: UnknownPlace,
});
