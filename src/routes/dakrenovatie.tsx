import { createFileRoute } from '@tanstack/react-router';
import { roofPage } from '../../content/landing-pages';
import roof from '../../content/pictures/dakrenovatie.jpg?w=480;800;1200;1600&format=avif;webp;jpg&quality=50&as=picture';
import { LandingPage } from '../sections/LandingPage';
import { pageHead } from '../seo';

export const Route = createFileRoute('/dakrenovatie')({
  head: () =>
    pageHead({
      title: 'Dakrenovatie met gratis inspectie',
      description:
        'Laat uw dak herstellen, vernieuwen of isoleren. Vraag een gratis inspectie aan en zie met foto’s wat nodig is.',
      path: '/dakrenovatie',
    }),
  component: RoofPage,
});

function RoofPage() {
  return <LandingPage text={roofPage} picture={roof} alt="Dak dat half met nieuwe pannen is gedekt" />;
}
