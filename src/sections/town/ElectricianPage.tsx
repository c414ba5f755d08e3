import { Link } from '@tanstack/react-router';
import { company } from '../../../content/company';
import { type ElectricianCity, electricianTexts as texts } from '../../../content/pages/electrician';
import battery from '../../../content/pictures/thuisbatterij.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import cabinet from '../../../content/pictures/meterkast.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import cabinetOnPhones from '../../../content/pictures/meterkast.jpg?w=720&format=avif;webp&quality=30&as=picture';
import { TextLink } from '../../design/Button/Button';
import { FaultLink } from '../../flows/fault/FaultLink';
import { CallButton } from '../shared/CallButton';
import { PictureList } from '../shared/PictureList';
import { QuoteBanner } from '../shared/QuoteBanner';
import { QuoteLink } from '../shared/QuoteLink';
import { PlaceHero } from './PlaceHero';
import { Surroundings } from './Surroundings';

const { fault } = texts;
const faultWork = {
  icon: 'bolt',
  title: fault.title,
  text: (
    <>
      {fault.question} <FaultLink>{fault.report}</FaultLink> {fault.call}{' '}
      <a href={company.phone.href}>{company.phone.shown}</a>, {fault.hours}.
    </>
  ),
} as const;

export const ElectricianPage = ({ city }: { city: ElectricianCity }) => (
  <>
    <PlaceHero
      crumbs={[
        { label: texts.crumb, to: '/regios' },
        { label: city.region.name, to: '/werkgebied/$regionId', params: { regionId: city.region.id } },
        { label: city.name },
      ]}
      badge={texts.badge(city)}
      title={texts.title(city)}
      lead={texts.lead(city)}
      seen={{ picture: cabinet, onPhones: cabinetOnPhones, alt: 'Open meterkast met nette bedrading' }}
    >
      <QuoteLink>{texts.ask}</QuoteLink>
      <CallButton />
    </PlaceHero>
    <Surroundings
      title={texts.surroundings(city)}
      place={city}
      more={[
        {
          term: texts.also.term,
          text: (
            <>
              <TextLink to="/regios/$slug" params={{ slug: city.slug }}>
                {texts.also.panels(city)}
              </TextLink>
              <br />
              <TextLink to="/regios/thuisbatterij/$slug" params={{ slug: city.slug }}>
                {texts.also.battery(city)}
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
      title={texts.workTitle}
      picture={battery}
      alt="Omvormer en thuisbatterij aan een wand"
      points={[...texts.work, faultWork]}
      joined
    />
    <QuoteBanner />
  </>
);
