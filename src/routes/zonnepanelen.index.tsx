import { createFileRoute } from '@tanstack/react-router';
import roof from '../../content/pictures/dak-panelen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
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

/** §9, in words. */
const assumptions = [
  {
    title: 'Waarmee de calculator rekent',
    points: [
      'Panelen van 400 Wp. Op een gunstig dak is dat 340 kWh per paneel per jaar.',
      'De richting: zuid telt helemaal mee, oost en west voor 85%, noord voor 60%.',
      'De hoek: van 15 tot en met 45 graden is het gunstigst.',
      'Een besparing van 25 cent per kWh, over de hele opbrengst.',
    ],
  },
  {
    title: 'Wat wij bij u thuis bekijken',
    points: [
      'De schaduw van bomen, schoorstenen en dakkapellen.',
      'De staat van uw dak en de ruimte in uw meterkast.',
      'Hoeveel stroom u zelf gebruikt. Wat u vanaf 1 januari 2027 teruglevert, brengt minder op.',
      'Of er subsidie is. De 15% in de uitkomst is een rekenpost, geen toezegging.',
    ],
  },
];

function CalculatorPage() {
  return (
    <>
      <Calculator layout="page" />
      <div className={untilResult}>
        <CheckLists
          title="Zo rekent de calculator"
          lists={assumptions}
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
