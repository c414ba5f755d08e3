import { createFileRoute } from '@tanstack/react-router';
import { customers } from '../../content/customers';
import { useCustomerType } from '../customer-type';
import { lazyPart } from '../design/lazyPart';
import { Calculator } from '../flows/calculator/Calculator';
import { Hero } from '../sections/Hero';
import { loadHead, pageHead } from '../seo';

const HomeParts = lazyPart('meer', () => import('../sections/HomeParts').then((parts) => parts.HomeParts));

export const Route = createFileRoute('/')({
  loader: () => loadHead('/', HomeParts.preload()),
  head: ({ loaderData }) => pageHead(loaderData),
  component: HomePage,
});

function HomePage() {
  const { hero } = customers[useCustomerType((store) => store.customerType)];

  return (
    <>
      <Hero {...hero}>
        <Calculator layout="card" />
      </Hero>
      <HomeParts />
    </>
  );
}
