import { Link, createFileRoute } from '@tanstack/react-router';
import { batteryIndexTexts as texts, regionIndexTexts } from '../../content/pages/town-index';
import { PageHead } from '../design/PageHead/PageHead';
import { BatteryPromo } from '../sections/town/BatteryPromo';
import { LetterIndex } from '../sections/town/LetterIndex';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/regios/thuisbatterij/')({
  loader: ({ context }) =>
    context.pageData(async () => {
      const [page, { townIndex }] = await Promise.all([
        loadHead('/regios/thuisbatterij'),
        import('../../content/regions/town-pages'),
      ]);
      return { page, groups: townIndex() };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.page),
  component: BatteryRegionsPage,
});

function BatteryRegionsPage() {
  const { groups } = Route.useLoaderData();

  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: regionIndexTexts.crumb, to: '/regios' }, { label: texts.crumb }]}
      />
      <LetterIndex
        groups={groups}
        linkTo={({ name, slug }) => (
          <Link to="/regios/thuisbatterij/$slug" params={{ slug }}>
            {name}
          </Link>
        )}
        beside={<BatteryPromo />}
      />
    </>
  );
}
