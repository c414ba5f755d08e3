import type { ReactNode } from 'react';
import { toOffice } from '../../../content/regions/distance';
import type { Coordinates, NearbyPlace } from '../../../content/regions/places';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { CountryMap } from '../shared/CountryMap';
import * as styles from './Surroundings.css';

interface Props {
  title: string;
  place: {
    name: string;
    note: string;
    neighborhoods: readonly string[];
    kilometres: number;
    nearby: readonly NearbyPlace[];
    coordinates: Coordinates;
  };
  more?: readonly { term: string; text: ReactNode }[];
  linkTo: (place: NearbyPlace) => ReactNode;
  joined?: boolean;
}

export const Surroundings = ({ title, place, more = [], linkTo, joined }: Props) => (
  <Section aria-labelledby="omgeving" joined={joined}>
    <Wrap>
      <div className={styles.columns}>
        <div className={styles.where}>
          <Head id="omgeving" title={title} lead={place.note} />
          <CountryMap town={place} />
        </div>
        <dl className={styles.facts}>
          <Fact term="Wijken">{place.neighborhoods.join(', ')}</Fact>
          {more.map(({ term, text }) => (
            <Fact key={term} term={term}>
              {text}
            </Fact>
          ))}
          <Fact term="Vanaf ons kantoor">{toOffice(place)}</Fact>
          <Fact term="In de buurt">
            <Nearby places={place.nearby} linkTo={linkTo} />
          </Fact>
        </dl>
      </div>
    </Wrap>
  </Section>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface NearbyProps {
  places: readonly NearbyPlace[];
  linkTo: (place: NearbyPlace) => ReactNode;
}

export const Nearby = ({ places, linkTo }: NearbyProps) => (
  <ul className={styles.links}>
    {places.map((place) => (
      <li key={place.slug}>
        {linkTo(place)} {place.kilometres} km
      </li>
    ))}
  </ul>
);
