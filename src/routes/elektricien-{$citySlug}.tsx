import { createFileRoute, notFound } from '@tanstack/react-router';
import { ElectricianPage } from '../sections/town/ElectricianPage';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';

export const Route = createFileRoute('/elektricien-{$citySlug}')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ cityPage }, { aboutCity }] = await Promise.all([
        import('../../content/regions/city-pages'),
        import('../seo/structured-data'),
      ]);
      const page = cityPage(params.citySlug);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutCity(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: () => <ElectricianPage city={Route.useLoaderData()} />,
  notFoundComponent: UnknownPlace,
});
