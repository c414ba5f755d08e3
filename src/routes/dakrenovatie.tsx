import { createFileRoute } from '@tanstack/react-router';
import { roofPage } from '../../content/pages/landing';
import roof from '../../content/pictures/dakrenovatie.jpg?w=640;880;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import roofOnPhones from '../../content/pictures/dakrenovatie.jpg?w=720&format=avif;webp&quality=30&as=picture';
import { LandingPage } from '../sections/landing/LandingPage';
import { Questions } from '../sections/shared/lazy-questions';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/dakrenovatie')({
  loader: ({ context }) => context.pageData(() => loadHead('/dakrenovatie', Questions.preload())),
  head: ({ loaderData }) => pageHead(loaderData),
  component: RoofPage,
});

function RoofPage() {
  return (
    <LandingPage
      text={roofPage}
      picture={roof}
      onPhones={roofOnPhones}
      alt="Dak dat half met nieuwe pannen is gedekt"
    />
  );
}
