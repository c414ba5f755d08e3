import { Link, createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';
import { LetterIndex } from '../sections/LetterIndex';
import { pageHead } from '../seo';

export const Route = createFileRoute('/regios/thuisbatterij/')({
  loader: async () => (await import('../../content/regions/town-pages')).townIndex(),
  head: () =>
    pageHead({
      title: 'Thuisbatterij in uw woonplaats',
      description: 'Alle plaatsen waar wij een thuisbatterij plaatsen, van A tot Z. Kies uw woonplaats.',
      path: '/regios/thuisbatterij',
    }),
  component: BatteryRegionsPage,
});

function BatteryRegionsPage() {
  const groups = Route.useLoaderData();

  return (
    <>
      <PageHead
        title="Thuisbatterij in uw woonplaats"
        lead="Kies uw woonplaats. U leest wat opslag u daar brengt en wat uw meterkast nodig heeft."
        crumbs={[{ label: 'Regio’s', to: '/regios' }, { label: 'Thuisbatterij' }]}
      />
      <LetterIndex
        groups={groups}
        linkTo={({ name, slug }) => (
          <Link to="/regios/thuisbatterij/$slug" params={{ slug }}>
            {name}
          </Link>
        )}
      />
    </>
  );
}
