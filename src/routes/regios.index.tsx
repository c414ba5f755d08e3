import { Link, createFileRoute } from '@tanstack/react-router';
import { regionIndexTexts as texts } from '../../content/pages/town-index';
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
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.crumb }]} />
      <LetterIndex
        groups={groups}
        linkTo={({ name, slug }) => (
          <Link to="/regios/$slug" params={{ slug }}>
            {texts.town(name)}
          </Link>
        )}
        beside={<CalculatorPromo>{texts.calculator}</CalculatorPromo>}
      />
    </>
  );
}
