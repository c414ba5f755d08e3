import type { ComponentProps, ReactNode } from 'react';
import { type Crumb, Crumbs } from '../design/Crumbs';
import { Picture } from '../design/Picture';
import { RoofPicture } from '../design/RoofPicture';
import { Wrap } from '../design/Section';
import { Verge } from '../design/Verge';
import * as styles from './PlaceHero.css';
import { Street } from './Street';

interface Props {
  crumbs: readonly Crumb[];
  badge: string;
  title: string;
  lead: string;
  /** What is seen of the place; else a street, which moves. */
  still?: Pick<ComponentProps<typeof Picture>, 'picture' | 'alt'>;
  /** What the visitor can do next. */
  children: ReactNode;
}

/** Opens the page of a town, a city or a province. */
export const PlaceHero = ({ crumbs, badge, title, lead, still, children }: Props) => (
  <section className={styles.hero} aria-labelledby="plaats">
    <Wrap>
      <div className={styles.copy}>
        <Crumbs crumbs={crumbs} />
        <div className={styles.badge}>
          <Verge>{badge}</Verge>
        </div>
        <h1 id="plaats">{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </Wrap>
    <div className={styles.picture}>
      <RoofPicture board>
        {still ? (
          <Picture {...still} sizes="(max-width: 760px) max(448px, 100vw), max(944px, 50vw + 40px)" priority />
        ) : (
          <Street sizes="(max-width: 760px) max(498px, 100vw), max(1049px, 50vw + 40px)" />
        )}
      </RoofPicture>
    </div>
  </section>
);
