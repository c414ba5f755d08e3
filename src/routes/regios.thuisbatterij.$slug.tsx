import { createFileRoute, notFound } from '@tanstack/react-router';
import { BatteryTownPage } from '../sections/town/BatteryTownPage';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';

export const Route = createFileRoute('/regios/thuisbatterij/$slug')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ batteryPage }, { aboutBattery }] = await Promise.all([
        import('../../content/regions/town-pages'),
        import('../seo/structured-data'),
      ]);
      const page = batteryPage(params.slug);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutBattery(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: () => <BatteryTownPage town={Route.useLoaderData()} />,
  notFoundComponent: UnknownPlace,
});
