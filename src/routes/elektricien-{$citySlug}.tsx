import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { company } from '../../content/company';
import { fromWhere } from '../../content/regions/distance';
import battery from '../../content/pictures/thuisbatterij.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import cabinet from '../../content/pictures/meterkast.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import cabinetOnPhones from '../../content/pictures/meterkast.jpg?w=720&format=avif;webp&quality=30&as=picture';
import { TextLink } from '../design/Button/Button';
import { FaultLink } from '../flows/fault/FaultLink';
import { CallButton } from '../sections/shared/CallButton';
import { QuoteBanner } from '../sections/shared/QuoteBanner';
import { PictureList } from '../sections/shared/PictureList';
import { PlaceHero } from '../sections/town/PlaceHero';
import { Surroundings } from '../sections/town/Surroundings';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';
import { QuoteLink } from '../sections/shared/QuoteLink';

export const Route = createFileRoute('/elektricien-{$citySlug}')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ cityPage }, { aboutCity }] = await Promise.all([
        import('../../content/regions/city-pages'),
        import('../seo/structured-data'),
      ]);
      const page = cityPage(params.citySlug);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutCity(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: CityPage,
  notFoundComponent: UnknownPlace,
});

const work = [
  {
    icon: 'shield',
    title: 'Groepenkast vervangen',
    text: 'Een kast met aardlekautomaten, duidelijke nummers en ruimte voor wat nog komt. Volgens NEN 1010.',
  },
  {
    icon: 'plug',
    title: 'Groepen erbij',
    text: 'Een eigen groep voor wasmachine, droger, warmtepomp of zonnepanelen.',
  },
  {
    icon: 'battery',
    title: 'Laadpaal aansluiten',
    text: 'Wij meten eerst wat uw aansluiting aankan. Daarna volgen kabel, beveiliging en proefladen.',
  },
  {
    icon: 'thermometer',
    title: 'Koken op inductie',
    text: 'Een perilexaansluiting of twee groepen tot aan de kookplaat, en het gas eraf als u dat wilt.',
  },
  {
    icon: 'bolt',
    title: 'Storing',
    text: (
      <>
        Geen stroom, of slaat de aardlek af? <FaultLink>Meld uw storing</FaultLink> of bel{' '}
        <a href={company.phone.href}>{company.phone.shown}</a>, dag en nacht.
      </>
    ),
  },
] as const;

function CityPage() {
  const city = Route.useLoaderData();

  return (
    <>
      <PlaceHero
        crumbs={[
          { label: 'Regio’s', to: '/regios' },
          { label: city.region.name, to: '/werkgebied/$regionId', params: { regionId: city.region.id } },
          { label: city.name },
        ]}
        badge={`Provincie ${city.region.name}`}
        title={`Elektricien in ${city.name}`}
        lead={`Meterkast, groepen, laadpaal en storing. Door elektriciens ${fromWhere(city)}.`}
        seen={{ picture: cabinet, onPhones: cabinetOnPhones, alt: 'Open meterkast met nette bedrading' }}
      >
        <QuoteLink>Vraag offerte aan</QuoteLink>
        <CallButton />
      </PlaceHero>
      <Surroundings
        title={`Achter de voordeur in ${city.name}`}
        place={city}
        more={[
          {
            term: 'Ook hier',
            text: (
              <>
                <TextLink to="/regios/$slug" params={{ slug: city.slug }}>
                  Zonnepanelen in {city.name}
                </TextLink>
                <br />
                <TextLink to="/regios/thuisbatterij/$slug" params={{ slug: city.slug }}>
                  Thuisbatterij in {city.name}
                </TextLink>
              </>
            ),
          },
        ]}
        linkTo={({ name, slug }) => (
          <Link to="/elektricien-{$citySlug}" params={{ citySlug: slug }}>
            {name}
          </Link>
        )}
      />
      <PictureList
        title="Wat wij voor u doen"
        picture={battery}
        alt="Omvormer en thuisbatterij aan een wand"
        points={work}
        joined
      />
      <QuoteBanner />
    </>
  );
}
