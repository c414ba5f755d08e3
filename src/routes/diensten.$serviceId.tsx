import { createFileRoute, redirect } from '@tanstack/react-router';
import type { CustomerType } from '../../content/customers';
import { hasChosen, useCustomerType } from '../customer-type';
import { useReload } from '../flows/customer/useReload';
import { drawnText } from '../design/drawnText';
import { ServicePage } from '../sections/ServicePage';
import { pageHead } from '../seo';

const contentOf = drawnText('omschrijving', async (name) =>
  (await import('../services/service-texts')).loadContent(name),
);

export const Route = createFileRoute('/diensten/$serviceId')({
  loader: async ({ params: { serviceId } }) => {
    const [{ findService }, { aboutService }] = await Promise.all([
      import('../services/service-texts'),
      import('../structured-data'),
      import('../sections/service-parts').then((parts) => parts.Answers.preload()),
    ]);
    const { customerType } = useCustomerType.getState();
    const service =
      (await findService(customerType, serviceId)) ??
      // A link, of a search engine for instance, to a service that is for businesses only.
      (!hasChosen() && (await findService('zakelijk', serviceId)));
    if (!service) throw redirect({ href: '/404', replace: true });
    await contentOf(nameOf(service)).preload();
    return { ...service, about: await aboutService(service) };
  },
  head: ({ loaderData: service }) =>
    service
      ? pageHead({
          title: `${service.title} | Vakkundige Installatie | 24/7 Service`,
          branded: false,
          description: service.description,
          path: `/diensten/${service.id}`,
          about: service.about,
        })
      : {},
  component: Service,
});

const nameOf = ({ customerType, id }: { customerType: CustomerType; id: string }) => `${customerType}/${id}`;

function Service() {
  const service = Route.useLoaderData();
  useReload(service.customerType);
  const Content = contentOf(nameOf(service));
  return <ServicePage service={service} content={<Content />} />;
}
