import { Link, createFileRoute } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import battery from '../../content/pictures/thuisbatterij.jpg?w=480;800&format=avif;webp;jpeg&quality=50&as=picture';
import { Icon } from '../design/Icon/Icon';
import { Picture } from '../design/Picture/Picture';
import { PromoCard } from '../design/PromoCard/PromoCard';
import { PageHead } from '../design/PageHead/PageHead';
import { LetterIndex } from '../sections/town/LetterIndex';
import { loadHead, pageHead } from '../seo/head';
import { QuoteLink } from '../sections/shared/QuoteLink';

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
        beside={
          <PromoCard
            picture={
              <Picture
                picture={battery}
                alt="Thuisbatterij naast omvormer en groepenkast"
                sizes="(max-width: 760px) 100vw, 400px"
              />
            }
            title="Welke batterij past bij u?"
            level={2}
          >
            <p>Stuur ons uw jaarverbruik. Wij rekenen het uit en bellen u binnen 24 uur.</p>
            <QuoteLink iconAfter={<Icon of={ArrowRight} />}>Vraag gratis advies aan</QuoteLink>
          </PromoCard>
        }
      />
    </>
  );
}
