import { createFileRoute } from '@tanstack/react-router';
import { chargingPage } from '../../content/landing-pages';
import charger from '../../content/pictures/laadpaal-uitsnede.jpg?w=480;800;1200&format=avif;webp;jpg&quality=50&as=picture';
import { LandingPage } from '../sections/LandingPage';
import { pageHead } from '../seo';

export const Route = createFileRoute('/laadpaal')({
  head: () =>
    pageHead({
      title: 'Laadpaal laten installeren',
      description:
        'Een laadpaal aan huis van 11 of 22 kW, geplaatst binnen 10 werkdagen. Vergelijk drie pakketten met vaste prijs en vraag een offerte aan.',
      path: '/laadpaal',
    }),
  component: ChargingPage,
});

function ChargingPage() {
  return (
    <LandingPage
      text={chargingPage}
      picture={charger}
      alt="Laadpaal aan een bakstenen gevel, met een auto aan de kabel"
    />
  );
}
