import { createFileRoute } from '@tanstack/react-router';
import { customers } from '../../content/customers';
import { useCustomerType } from '../customer-type';
import { lazyPart } from '../design/lazyPart';
import { Calculator } from '../flows/calculator/Calculator';
import { Hero } from '../sections/Hero';
import { pageHead } from '../seo';

const HomeParts = lazyPart('meer', () => import('../sections/HomeParts').then((parts) => parts.HomeParts));

export const Route = createFileRoute('/')({
  head: () =>
    pageHead({
      title: 'Helder wat uw dak oplevert',
      description:
        'Zonnepanelen, thuisbatterij, laadpaal en dak door één installateur uit Amersfoort. Bereken uw besparing of vraag een offerte aan.',
      path: '/',
    }),
  loader: HomeParts.preload,
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
