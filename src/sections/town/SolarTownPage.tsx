import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { type SolarTown, solarTownTexts as texts } from '../../../content/pages/solar-town';
import door from '../../../content/pictures/kozijnen-voordeur.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import roof from '../../../content/pictures/dak-panelen.jpg?crop=48,64,1504,846&w=1200;1504&format=avif;webp;jpeg&quality=65&as=picture';
import roofOnPhones from '../../../content/pictures/dak-panelen.jpg?crop=48,64,1504,846&w=720&format=avif;webp&quality=30&as=picture';
import street from '../../../content/pictures/hero-rijtjeshuizen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import { ButtonLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Section, Wrap } from '../../design/Section/Section';
import { Calculator } from '../../flows/calculator/Calculator';
import { EnergyPrices } from '../../flows/prices/EnergyPrices';
import { CallButton } from '../shared/CallButton';
import { PictureList } from '../shared/PictureList';
import { calculatorTitle } from '../shared/sections.css';
import { Stats } from '../shared/Stats';
import { InstallationSteps } from './InstallationSteps';
import { PictureBanner } from './PictureBanner';
import { PlaceHero } from './PlaceHero';
import { Surroundings } from './Surroundings';

export const SolarTownPage = ({ town }: { town: SolarTown }) => (
  <>
    <PlaceHero
      crumbs={[{ label: texts.crumb, to: '/zonnepanelen' }, { label: town.name }]}
      badge={texts.badge(town)}
      title={texts.title(town)}
      lead={texts.lead(town)}
      seen={{
        picture: roof,
        onPhones: roofOnPhones,
        alt: 'Zonnepanelen rond een dakraam, op oranje en antraciet pannen',
        clip: 'dak-panelen',
      }}
    >
      <ButtonLink to="/zonnepanelen" activeOptions={{ exact: true }}>
        {texts.calculate}
      </ButtonLink>
      <CallButton />
    </PlaceHero>
    <Wrap>
      <Stats stats={texts.stats} />
    </Wrap>
    <Section tone="sand" aria-labelledby="uitrekenen">
      <Wrap>
        <h2 id="uitrekenen" className={calculatorTitle}>
          {texts.calculator(town)}
        </h2>
      </Wrap>
      <Calculator key={town.slug} layout="card" />
    </Section>
    <InstallationSteps {...texts.installation} />
    <PictureList
      title={texts.reasons.title(town)}
      points={texts.reasons.points}
      picture={door}
      alt="Gevel met houten voordeur"
      joined
    />
    <Surroundings
      title={texts.surroundings(town)}
      place={town}
      more={[{ term: texts.ownUse, text: town.ownUse }]}
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
      title={texts.closing.title}
      lead={texts.closing.lead}
    >
      <ButtonLink to="/zonnepanelen" activeOptions={{ exact: true }} iconAfter={<Icon of={ArrowRight} />}>
        {texts.closing.start}
      </ButtonLink>
    </PictureBanner>
  </>
);
