import { Link } from '@tanstack/react-router';
import { ArrowRight, Download } from 'lucide';
import { type BatteryTown, batteryTownTexts as texts } from '../../../content/pages/battery-town';
import street from '../../../content/pictures/hero-rijtjeshuizen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import battery from '../../../content/pictures/thuisbatterij.jpg?crop=16,59,1584,891&w=1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import batteryOnPhones from '../../../content/pictures/thuisbatterij.jpg?crop=16,59,1584,891&w=720&format=avif;webp&quality=30&as=picture';
import cabinet from '../../../content/pictures/meterkast.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import house from '../../../content/pictures/vrijstaand.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import { ButtonAnchor, TextLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Wrap } from '../../design/Section/Section';
import { CallButton } from '../shared/CallButton';
import { PictureList } from '../shared/PictureList';
import { QuoteLink } from '../shared/QuoteLink';
import { Stats } from '../shared/Stats';
import { Brochure } from './Brochure';
import { CheckLists } from './CheckLists';
import { PictureBanner } from './PictureBanner';
import { PlaceHero } from './PlaceHero';
import { Surroundings } from './Surroundings';

export const BatteryTownPage = ({ town }: { town: BatteryTown }) => (
  <>
    <PlaceHero
      crumbs={[{ label: texts.crumb, to: '/regios/thuisbatterij' }, { label: town.name }]}
      badge={texts.badge(town)}
      title={texts.title(town)}
      lead={texts.lead(town)}
      seen={{
        picture: battery,
        onPhones: batteryOnPhones,
        alt: 'Thuisbatterij naast omvormer en groepenkast aan een lichte wand',
        clip: 'thuisbatterij',
      }}
      keep="left"
    >
      <QuoteLink>{texts.ask}</QuoteLink>
      <CallButton />
    </PlaceHero>
    <Wrap>
      <Stats stats={texts.assurance} />
    </Wrap>
    <CheckLists {...texts.benefits} />
    <Surroundings
      title={texts.surroundings(town)}
      place={{ ...town, note: town.nightsToBridge }}
      more={[
        { term: texts.roofs, text: town.note },
        { term: texts.gridOperator.term, text: texts.gridOperator.text(town) },
        {
          term: texts.panels.term,
          text: (
            <TextLink to="/regios/$slug" params={{ slug: town.slug }}>
              {texts.panels.link(town)}
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
        {texts.download}
      </ButtonAnchor>
    </Brochure>
    <PictureList {...texts.cabinet} picture={cabinet} alt="Open meterkast met nette bedrading" />
    <PictureList
      {...texts.future}
      picture={house}
      alt="Vrijstaand huis met zonnepanelen en een laadpaal bij de voordeur"
      joined
      side="right"
    />
    <PictureBanner
      picture={street}
      alt="Rij bakstenen huizen met zonnepanelen op de pannendaken"
      title={texts.closing.title(town)}
      lead={texts.closing.lead}
    >
      <QuoteLink iconAfter={<Icon of={ArrowRight} />}>{texts.closing.ask}</QuoteLink>
    </PictureBanner>
  </>
);
