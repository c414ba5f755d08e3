import { createFileRoute } from '@tanstack/react-router';
import { chargingPage } from '../../content/pages/landing';
import charger from '../../content/pictures/laadpaal-uitsnede.jpg?w=640;880;1200&format=avif;webp;jpeg&quality=65&as=picture';
import chargerOnPhones from '../../content/pictures/laadpaal-uitsnede.jpg?w=720&format=avif;webp&quality=30&as=picture';
import { LandingPage } from '../sections/landing/LandingPage';
import { Questions } from '../sections/shared/lazy-questions';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/laadpaal')({
  loader: ({ context }) => context.pageData(() => loadHead('/laadpaal', Questions.preload())),
  head: ({ loaderData }) => pageHead(loaderData),
  component: ChargingPage,
});

function ChargingPage() {
  return (
    <LandingPage
      text={chargingPage}
      picture={charger}
      onPhones={chargerOnPhones}
      alt="Laadpaal aan een bakstenen gevel, met een auto aan de kabel"
      focus="right"
    />
  );
}
