import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { regionClaims } from '../../content/claims';
import { fromWhere } from '../../content/regions/distance';
import door from '../../content/pictures/kozijnen-voordeur.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import roof from '../../content/pictures/dak-panelen.jpg?crop=48,64,1504,846&w=1200;1504&format=avif;webp;jpeg&quality=50&as=picture';
import roofOnPhones from '../../content/pictures/dak-panelen.jpg?crop=48,64,1504,846&w=720&format=avif;webp&quality=30&as=picture';
import street from '../../content/pictures/hero-rijtjeshuizen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import { ButtonLink } from '../design/Button/Button';
import { Icon } from '../design/Icon/Icon';
import { Section, Wrap } from '../design/Section/Section';
import { Calculator } from '../flows/calculator/Calculator';
import { EnergyPrices } from '../flows/prices/EnergyPrices';
import { CallButton } from '../sections/shared/CallButton';
import { PictureBanner } from '../sections/town/PictureBanner';
import { PictureList } from '../sections/shared/PictureList';
import { PlaceHero } from '../sections/town/PlaceHero';
import { calculatorTitle } from '../sections/shared/sections.css';
import { Stats } from '../sections/shared/Stats';
import { InstallationSteps } from '../sections/town/InstallationSteps';
import { Surroundings } from '../sections/town/Surroundings';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';

export const Route = createFileRoute('/zonnepanelen/$slug')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ solarExpertPage }, { aboutSolarExpert }] = await Promise.all([
        import('../../content/regions/town-pages'),
        import('../seo/structured-data'),
      ]);
      const page = solarExpertPage(params.slug);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutSolarExpert(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: SolarExpertPage,
  notFoundComponent: UnknownPlace,
});

const stats = [
  { figure: regionClaims.installations.text, meaning: 'Installaties' },
  { figure: regionClaims.satisfied.text, meaning: 'Tevreden klanten' },
  { figure: regionClaims.saving.text, meaning: 'Gem. besparing' },
];

const steps = [
  { title: 'Gratis adviesbezoek', text: 'Wij meten uw dak op en bekijken de meterkast.' },
  { title: 'Planning van de installatie', text: 'U kiest een dag. Wij regelen materiaal en steiger.' },
  { title: 'Vakkundige installatie', text: 'In 1 tot 2 dagen leggen wij de panelen en sluiten alles aan.' },
];

const reasons = [
  { icon: 'leaf', title: 'Duurzame energie', text: 'U wekt stroom op waar u hem gebruikt.' },
  { icon: 'euro', title: 'Direct besparen', text: 'Uw stroomrekening daalt met ongeveer 70%.' },
  { icon: 'house', title: 'Hogere woningwaarde', text: 'Een beter energielabel telt mee bij verkoop.' },
] as const;

function SolarExpertPage() {
  const town = Route.useLoaderData();

  return (
    <>
      <PlaceHero
        crumbs={[{ label: 'Zonnepanelen', to: '/zonnepanelen' }, { label: town.name }]}
        badge={`Provincie ${town.province}`}
        title={`Zonnepanelen Expert in ${town.name}`}
        lead={`Advies, montage en onderhoud door installateurs ${fromWhere(town)}.`}
        seen={{
          picture: roof,
          onPhones: roofOnPhones,
          alt: 'Zonnepanelen rond een dakraam, op oranje en antraciet pannen',
          clip: 'dak-panelen',
        }}
      >
        <ButtonLink to="/zonnepanelen" activeOptions={{ exact: true }}>
          Bereken uw besparing
        </ButtonLink>
        <CallButton />
      </PlaceHero>
      <Wrap>
        <Stats stats={stats} />
      </Wrap>
      <Section tone="sand" aria-labelledby="uitrekenen">
        <Wrap>
          <h2 id="uitrekenen" className={calculatorTitle}>
            Reken het uit voor uw adres in {town.name}
          </h2>
        </Wrap>
        <Calculator key={town.slug} layout="card" />
      </Section>
      <InstallationSteps title="Hoe werkt het?" steps={steps} />
      <PictureList
        title={`Waarom kiezen voor zonnepanelen in ${town.name}?`}
        picture={door}
        alt="Gevel met houten voordeur"
        points={reasons}
        joined
      />
      <Surroundings
        title={`De daken van ${town.name}`}
        place={town}
        more={[{ term: 'Zon op haar hoogst', text: town.ownUse }]}
        joined
        linkTo={({ name, slug }) => (
          <Link to="/zonnepanelen/$slug" params={{ slug }}>
            {name}
          </Link>
        )}
      />
      <EnergyPrices name={town.name} />
      <PictureBanner
        picture={street}
        alt="Rij bakstenen huizen met zonnepanelen op de pannendaken"
        title="Gratis zonnepanelen check"
        lead="Vul uw postcode en huisnummer in. U ziet meteen wat uw dak oplevert."
      >
        <ButtonLink to="/zonnepanelen" activeOptions={{ exact: true }} iconAfter={<Icon of={ArrowRight} />}>
          Start de check
        </ButtonLink>
      </PictureBanner>
    </>
  );
}
