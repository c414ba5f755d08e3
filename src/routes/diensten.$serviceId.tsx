import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { CustomerType } from '../../content/customers';
import { hasChosen, useCustomerType } from '../customer-type';
import { useReload } from '../flows/customer/useReload';
import { lazyMarkdown } from '../design/Markdown/Markdown';
import { Questions } from '../sections/shared/lazy-questions';
import { ServicePage } from '../sections/service/ServicePage';
import { pageHead } from '../seo/head';

const contentOf = lazyMarkdown(async (name) => (await import('../services/service-texts')).loadContent(name));

export const Route = createFileRoute('/diensten/$serviceId')({
  loader: async ({ context, params: { serviceId } }) => {
    const [{ findService }, { aboutService }] = await Promise.all([
      import('../services/service-texts'),
      import('../seo/structured-data'),
    ]);
    const prerendered = context.isPrerendered();
    // The HTML hydrates as it was prerendered; `useReload` then loads the chosen customer type.
    const customerType = prerendered ? 'particulier' : useCustomerType.getState().customerType;
    const service =
      (await findService(customerType, serviceId)) ??
      // A link, for example from a search engine, to a service for businesses only.
      ((prerendered || !hasChosen()) && (await findService('zakelijk', serviceId)));
    if (!service) throw redirect({ href: '/404', replace: true });
    if (!prerendered) await Promise.all([contentOf(nameOf(service)).preload(), Questions.preload()]);
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
  return (
    <ServicePage
      service={service}
      content={
        <Suspense>
          <Content />
        </Suspense>
      }
    />
  );
}
