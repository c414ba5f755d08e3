import { createFileRoute } from '@tanstack/react-router';
import { Calculator } from '../flows/calculator/Calculator';
import { pageHead } from '../seo';

export const Route = createFileRoute('/zonnepanelen/')({
  head: () =>
    pageHead({
      title: 'Bereken uw besparing met zonnepanelen',
      description:
        'Vul uw adres, verbruik en dak in. U ziet direct hoeveel panelen u nodig hebt en wat ze u per maand besparen.',
      path: '/zonnepanelen',
    }),
  component: () => <Calculator layout="page" />,
});
