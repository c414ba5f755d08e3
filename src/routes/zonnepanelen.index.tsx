import { createFileRoute } from '@tanstack/react-router';
import { assumptionTexts } from '../../content/pages/calculator';
import roof from '../../content/pictures/dak-panelen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import roofOnPhones from '../../content/pictures/dak-panelen.jpg?w=720&format=avif;webp&quality=30&as=picture';
import { Calculator } from '../flows/calculator/Calculator';
import { untilResult } from '../flows/calculator/Calculator.css';
import { CheckLists } from '../sections/town/CheckLists';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/zonnepanelen/')({
  loader: ({ context }) => context.pageData(() => loadHead('/zonnepanelen')),
  head: ({ loaderData }) => pageHead(loaderData),
  component: CalculatorPage,
});

function CalculatorPage() {
  return (
    <>
      <Calculator layout="page" />
      <div className={untilResult}>
        <CheckLists
          {...assumptionTexts}
          seen={{
            picture: roof,
            onPhones: roofOnPhones,
            alt: 'Zonnepanelen rond een dakraam, op oranje en antraciet pannen',
          }}
        />
      </div>
    </>
  );
}
