import { Link, createFileRoute } from '@tanstack/react-router';
import { inSteps } from '../../content/calculator-steps';
import { company } from '../../content/company';
import { PageHead } from '../design/PageHead/PageHead';
import { LetterIndex } from '../sections/town/LetterIndex';
import { CalculatorPromo } from '../sections/town/CalculatorPromo';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/regios/')({
  loader: ({ context }) =>
    context.pageData(async () => {
      const [page, { townIndex }] = await Promise.all([
        loadHead('/regios'),
        import('../../content/regions/town-pages'),
      ]);
      return { page, groups: townIndex() };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.page),
  component: RegionsPage,
});

function RegionsPage() {
  const { groups } = Route.useLoaderData();

  return (
    <>
      <PageHead
        title={`${company.name} werkt in heel Nederland`}
        lead="Kies uw woonplaats. U leest welke daken wij daar tegenkomen en wie het stroomnet beheert."
        crumbs={[{ label: 'Regio’s' }]}
      />
      <LetterIndex
        groups={groups}
        linkTo={({ name, slug }) => (
          <Link to="/regios/$slug" params={{ slug }}>
            Zonnepanelen in {name}
          </Link>
        )}
        beside={<CalculatorPromo>Vul uw postcode in. In {inSteps} ziet u opbrengst en besparing.</CalculatorPromo>}
      />
    </>
  );
}
