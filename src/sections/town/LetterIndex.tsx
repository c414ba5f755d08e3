import type { ReactNode } from 'react';
import type { LetterGroup } from '../../../content/regions/places';
import { Wrap } from '../../design/Section/Section';
import { aside } from '../shared/aside.css';
import { PhoneDetails } from '../shared/PhoneDetails';
import * as styles from './LetterIndex.css';

interface Town {
  name: string;
  slug: string;
}

interface Props {
  groups: readonly LetterGroup<Town>[];
  linkTo: (town: Town) => ReactNode;
  beside: ReactNode;
}

const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;

export const LetterIndex = ({ groups, linkTo, beside }: Props) => (
  <Wrap>
    <nav aria-label="Letters">
      <ul className={styles.letters}>
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${idOf(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.columns}>
      <div>
        {groups.map(({ letter, entries }) => (
          <section key={letter} className={styles.group} aria-labelledby={idOf(letter)}>
            <h2 id={idOf(letter)}>{letter}</h2>
            <ul className={styles.towns}>
              {entries.map((town) => (
                <li key={town.slug}>{linkTo(town)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <aside className={aside} aria-label="Bereken of bel">
        {beside}
        <PhoneDetails />
      </aside>
    </div>
  </Wrap>
);
