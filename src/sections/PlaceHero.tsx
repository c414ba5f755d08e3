import type { ComponentProps, ReactNode } from 'react';
import { type Crumb, Crumbs } from '../design/Crumbs';
import { Picture } from '../design/Picture';
import { RoofPicture } from '../design/RoofPicture';
import { Wrap } from '../design/Section';
import { Verge } from '../design/Verge';
import * as styles from './PlaceHero.css';

interface Props {
  crumbs: readonly Crumb[];
  badge: string;
  title: string;
  lead: string;
  picture: ComponentProps<typeof Picture>['picture'];
  alt: string;
  /** What the visitor can do next. */
  children: ReactNode;
}

/** Opens the page of a town, a city or a province. */
export const PlaceHero = ({ crumbs, badge, title, lead, picture, alt, children }: Props) => (
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
        <Picture picture={picture} alt={alt} sizes="(max-width: 760px) 115vw, max(944px, 50vw + 40px)" priority />
      </RoofPicture>
    </div>
  </section>
);
