import country from '@svg-maps/netherlands/netherlands.svg?no-inline';
import { company } from '../../../content/company';
import { mapSource, onMap } from '../../../content/regions/map';
import type { Coordinates } from '../../../content/regions/places';
import * as styles from './CountryMap.css';

interface Props {
  /** Beside the office. */
  town?: { name: string; coordinates: Coordinates };
}

export function CountryMap({ town }: Props) {
  const { city, coordinates } = company.address;
  const elsewhere = town && town.name !== city ? town : undefined;
  return (
    <figure className={styles.figure}>
      <div className={styles.card}>
        <div className={styles.map}>
          <div
            role="img"
            aria-label={altOf(elsewhere?.name)}
            className={styles.country}
            style={{ maskImage: `url(${country})` }}
          />
          <Pin kind="office" name={city} coordinates={coordinates} />
          {elsewhere && <Pin kind="town" {...elsewhere} />}
        </div>
      </div>
      <figcaption className={styles.source}>{mapSource}</figcaption>
    </figure>
  );
}

const altOf = (town?: string) =>
  `Kaart van Nederland met ons kantoor in ${company.address.city}${town ? ` en ${town}` : ''}`;

function Pin({ kind, name, coordinates }: { kind: 'office' | 'town'; name: string; coordinates: Coordinates }) {
  const { left, top } = onMap(coordinates);
  return (
    <span className={styles.pin} data-kind={kind} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
