import { createFileRoute } from '@tanstack/react-router';
import { framesPage } from '../../content/landing-pages';
import frames from '../../content/pictures/kozijnen-voordeur.jpg?w=480;800;1200;1600&format=avif;webp;jpg&quality=50&as=picture';
import { LandingPage } from '../sections/LandingPage';
import { pageHead } from '../seo';

export const Route = createFileRoute('/kozijnen-deuren')({
  head: () =>
    pageHead({
      title: 'Kozijnen en deuren op maat',
      description:
        'Kozijnen en deuren in hout, kunststof of aluminium. Vraag gratis inmeten aan en ontvang binnen 24 uur een offerte.',
      path: '/kozijnen-deuren',
    }),
  component: FramesPage,
});

function FramesPage() {
  return <LandingPage text={framesPage} picture={frames} alt="Gevel met donkere kozijnen en een houten voordeur" />;
}
