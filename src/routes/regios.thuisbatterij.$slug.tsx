import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { ArrowRight, Download } from 'lucide';
import { batteryClaims } from '../../content/claims';
import { fromWhere } from '../../content/regions/distance';
import street from '../../content/pictures/hero-rijtjeshuizen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import battery from '../../content/pictures/thuisbatterij.jpg?crop=0,50,1600,900&w=1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import batteryOnPhones from '../../content/pictures/thuisbatterij.jpg?crop=0,50,1600,900&w=720&format=avif;webp&quality=30&as=picture';
import cabinet from '../../content/pictures/meterkast.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import house from '../../content/pictures/vrijstaand.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import { ButtonAnchor, TextLink } from '../design/Button/Button';
import { Icon } from '../design/Icon/Icon';
import { Brochure } from '../sections/town/Brochure';
import { Wrap } from '../design/Section/Section';
import { CallButton } from '../sections/shared/CallButton';
import { CheckLists } from '../sections/town/CheckLists';
import { PictureBanner } from '../sections/town/PictureBanner';
import { PictureList } from '../sections/shared/PictureList';
import { PlaceHero } from '../sections/town/PlaceHero';
import { Stats } from '../sections/shared/Stats';
import { Surroundings } from '../sections/town/Surroundings';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';
import { QuoteLink } from '../sections/shared/QuoteLink';

export const Route = createFileRoute('/regios/thuisbatterij/$slug')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ batteryPage }, { aboutBattery }] = await Promise.all([
        import('../../content/regions/town-pages'),
        import('../seo/structured-data'),
      ]);
      const page = batteryPage(params.slug);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutBattery(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: BatteryPage,
  notFoundComponent: UnknownPlace,
});

const assurance = [
  { figure: batteryClaims.ownPower.text, meaning: 'Eigen stroom, dag en nacht' },
  { figure: batteryClaims.reply.text, meaning: 'Antwoord op uw aanvraag' },
  { figure: batteryClaims.experience.text, meaning: 'Ervaring met stroom' },
];

const benefits = [
  {
    title: 'Wat de batterij doet',
    points: [
      'Zonnestroom van de middag gebruikt u ’s avonds.',
      'U levert minder terug en koopt minder in.',
      'Met een dynamisch contract laadt hij in de goedkope uren.',
      'Een piek van kookplaat en auto vangt hij op.',
    ],
  },
  {
    title: 'Wat wij doen',
    points: [
      'Wij rekenen de capaciteit uit met uw eigen verbruik.',
      'Wij kiezen een droge, koele plek en leggen de kabels weg.',
      'Wij stellen de app in en leggen hem uit.',
      'Wij helpen met de btw en met subsidie, als die er is.',
    ],
  },
];

const cabinetPoints = [
  {
    icon: 'plug',
    title: 'Een eigen groep',
    text: 'De batterij krijgt een groep voor zichzelf, met de aardlekbeveiliging die de fabrikant vraagt.',
  },
  {
    icon: 'gauge',
    title: 'Een of drie fasen',
    text: 'Wij meten wat uw aansluiting aankan. Is drie fasen beter, dan vragen wij dat met u aan.',
  },
  {
    icon: 'shield',
    title: 'Nieuwe kast in een dag',
    text: 'Is de groepenkast oud of vol, dan vervangen wij hem volgens NEN 1010. De stroom is die dag een paar uur uit.',
  },
] as const;

const futurePoints = [
  {
    icon: 'euro',
    title: 'Na het salderen',
    text: 'Vanaf 1 januari 2027 telt eigen verbruik zwaarder dan terugleveren. Met opslag gebruikt u meer zelf.',
  },
  {
    icon: 'layers',
    title: 'Groeit mee',
    text: 'Wij plaatsen systemen met losse modules. Komt er een auto of warmtepomp bij, dan zet u er een bij.',
  },
  {
    icon: 'network',
    title: 'Klaar voor een slim net',
    text: 'De batterij reageert op prijs en zon, en met een update ook op wat later komt.',
  },
] as const;

function BatteryPage() {
  const town = Route.useLoaderData();

  return (
    <>
      <PlaceHero
        crumbs={[{ label: 'Thuisbatterij', to: '/regios/thuisbatterij' }, { label: town.name }]}
        badge={`Provincie ${town.province}`}
        title={`Thuisbatterij Installatie in ${town.name}`}
        lead={`Opslag voor uw zonnestroom, geplaatst door installateurs ${fromWhere(town)}.`}
        seen={{
          picture: battery,
          onPhones: batteryOnPhones,
          alt: 'Thuisbatterij naast omvormer en groepenkast aan een lichte wand',
          clip: 'thuisbatterij',
        }}
        keep="left"
      >
        <QuoteLink>Vraag gratis advies aan</QuoteLink>
        <CallButton />
      </PlaceHero>
      <Wrap>
        <Stats stats={assurance} />
      </Wrap>
      <CheckLists title="Meer van uw eigen zon" lists={benefits} />
      <Surroundings
        title={`Opslag in ${town.name}`}
        place={{ ...town, note: town.nightsToBridge }}
        more={[
          { term: 'De daken', text: town.note },
          {
            term: 'Netbeheerder',
            text: `${town.gridOperator}. Een thuisbatterij meldt u daar aan via energieleveren.nl; wij geven u de gegevens.`,
          },
          {
            term: 'Zonnepanelen',
            text: (
              <TextLink to="/regios/$slug" params={{ slug: town.slug }}>
                Zonnepanelen in {town.name}
              </TextLink>
            ),
          },
        ]}
        linkTo={({ name, slug }) => (
          <Link to="/regios/thuisbatterij/$slug" params={{ slug }}>
            {name}
          </Link>
        )}
      />
      <Brochure>
        <ButtonAnchor variant="line" href="/brochure-thuisbatterij.pdf" download icon={<Icon of={Download} />}>
          Download PDF
        </ButtonAnchor>
      </Brochure>
      <PictureList
        title="Meterkast vervangen, als het moet"
        picture={cabinet}
        alt="Open meterkast met nette bedrading"
        points={cabinetPoints}
      />
      <PictureList
        title="Klaar voor de toekomst"
        picture={house}
        alt="Vrijstaand huis met zonnepanelen en een laadpaal bij de voordeur"
        points={futurePoints}
        joined
        side="right"
      />
      <PictureBanner
        picture={street}
        alt="Rij bakstenen huizen met zonnepanelen op de pannendaken"
        title={`Hoeveel opslag past bij uw huis in ${town.name}?`}
        lead="Stuur ons uw jaarverbruik. Wij rekenen het uit en bellen u binnen 24 uur."
      >
        <QuoteLink iconAfter={<Icon of={ArrowRight} />}>Vraag offerte aan</QuoteLink>
      </PictureBanner>
    </>
  );
}
