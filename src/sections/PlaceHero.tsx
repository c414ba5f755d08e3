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
  badge?: string;
  title: string;
  lead: string;
  /** What is seen of the place; else a street, which moves. */
  still?: Pick<ComponentProps<typeof Picture>, 'picture' | 'alt'>;
  /** What the visitor can do next. */
  children?: ReactNode;
}

/** Opens a page with a picture: that of a town, a city or a province, and that of the company. */
export const PlaceHero = ({ crumbs, badge, title, lead, still, children }: Props) => (
  <section className={styles.hero} aria-labelledby="opening">
    <Wrap>
      <div className={styles.copy}>
        <Crumbs crumbs={crumbs} />
        {badge && (
          <div className={styles.badge}>
            <Verge>{badge}</Verge>
          </div>
        )}
        <h1 id="opening">{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
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
