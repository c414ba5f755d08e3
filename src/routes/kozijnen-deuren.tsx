import { createFileRoute } from '@tanstack/react-router';
import { framesPage } from '../../content/pages/landing';
import frames from '../../content/pictures/kozijnen-voordeur.jpg?w=640;880;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import framesOnPhones from '../../content/pictures/kozijnen-voordeur.jpg?w=720&format=avif;webp&quality=30&as=picture';
import { LandingPage } from '../sections/landing/LandingPage';
import { Questions } from '../sections/shared/lazy-questions';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/kozijnen-deuren')({
  loader: ({ context }) => context.pageData(() => loadHead('/kozijnen-deuren', Questions.preload())),
  head: ({ loaderData }) => pageHead(loaderData),
  component: FramesPage,
});

function FramesPage() {
  return (
    <LandingPage
      text={framesPage}
      picture={frames}
      onPhones={framesOnPhones}
      alt="Gevel met donkere kozijnen en een houten voordeur"
    />
  );
}
