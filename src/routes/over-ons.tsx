import { createFileRoute } from '@tanstack/react-router';
import { About } from '../sections/About';
import { pageHead } from '../seo';

export const Route = createFileRoute('/over-ons')({
  head: () =>
    pageHead({
      title: 'Over ons',
      description:
        'Zonnepanelen, dak en elektra uit één hand. Lees wie wij zijn, hoe wij werken en welke garanties u krijgt.',
      path: '/over-ons',
    }),
  component: About,
});
