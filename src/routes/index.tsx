import { createFileRoute } from '@tanstack/react-router';
import { customers } from '../../content/customers';
import { useCustomerType } from '../customer-type';
import { Calculator } from '../flows/calculator/Calculator';
import { Close } from '../sections/Close';
import { Hero } from '../sections/Hero';
import { HowItWorks } from '../sections/HowItWorks';
import { PanelCards } from '../sections/PanelCards';
import { ServiceIndex } from '../sections/ServiceIndex';
import { TeamBand } from '../sections/TeamBand';
import { pageHead } from '../seo';

export const Route = createFileRoute('/')({
  head: () =>
    pageHead({
      title: 'Helder wat uw dak oplevert',
      description:
        'Zonnepanelen, thuisbatterij, laadpaal en dak door één installateur uit Amersfoort. Bereken uw besparing of vraag een offerte aan.',
      path: '/',
    }),
  component: HomePage,
});

function HomePage() {
  const { hero } = customers[useCustomerType((store) => store.customerType)];

  return (
    <>
      <Hero {...hero}>
        <Calculator layout="card" />
      </Hero>
      <ServiceIndex />
      <PanelCards />
      <TeamBand />
      <HowItWorks />
      <Close />
    </>
  );
}
