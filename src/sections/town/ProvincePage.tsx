import { Link } from '@tanstack/react-router';
import { type Province, provinceTexts as texts } from '../../../content/pages/province';
import { pictureNamed } from '../../design/Picture/named-pictures';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { lead } from '../../design/tokens/text.css';
import { CallButton } from '../shared/CallButton';
import { QuoteBanner } from '../shared/QuoteBanner';
import { QuoteLink } from '../shared/QuoteLink';
import { headBeside } from '../shared/sections.css';
import { PlaceHero } from './PlaceHero';
import * as styles from './province.css';
import { links } from './Surroundings.css';

export function ProvincePage({ province }: { province: Province }) {
  const { name, description, image, cities, towns } = province;
  const [first, second, ...rest] = description.split(/(?<=\.) /);

  return (
    <>
      <PlaceHero
        crumbs={[{ label: texts.crumb, to: '/regios' }, { label: name }]}
        badge={texts.badge}
        title={texts.title(province)}
        lead={`${first} ${second}`}
        seen={pictureNamed(image)}
      >
        <QuoteLink>{texts.ask}</QuoteLink>
        <CallButton />
      </PlaceHero>
      <Section tone="sand" aria-labelledby="provincie">
        <Wrap>
          <div className={headBeside}>
            <h2 id="provincie">{texts.about}</h2>
            <p className={lead}>{rest.join(' ')}</p>
          </div>
        </Wrap>
      </Section>
      <Section aria-labelledby="steden">
        <Wrap>
          <Head id="steden" {...texts.cities} />
          <ul className={styles.cities}>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to="/elektricien-{$citySlug}" params={{ citySlug: city.slug }}>
                  {texts.city(city.name)}
                </Link>
                <p>{city.note}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
      <Section joined aria-labelledby="panelen">
        <Wrap>
          <div className={headBeside}>
            <h2 id="panelen">{texts.towns}</h2>
            <ul className={links}>
              {towns.map((town) => (
                <li key={town.slug}>
                  <Link to="/regios/$slug" params={{ slug: town.slug }}>
                    {town.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Wrap>
      </Section>
      <QuoteBanner />
    </>
  );
}
