import type { ReactNode } from 'react';
import { type Crumb, Breadcrumbs } from '../../design/Breadcrumbs/Breadcrumbs';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Wrap } from '../../design/Section/Section';
import { RibbonLabel } from '../../design/RibbonLabel/RibbonLabel';
import * as styles from './PlaceHero.css';
import { HeroPicture, type HeroImage } from '../shared/HeroPicture';

interface Props {
  crumbs: readonly Crumb[];
  badge?: string;
  title: string;
  lead: string;
  seen: HeroImage;
  keep?: 'left';
  children?: ReactNode;
}

export const PlaceHero = ({ crumbs, badge, title, lead, seen, keep, children }: Props) => (
  <section className={styles.hero} aria-labelledby="opening">
    <Wrap>
      <div className={styles.copy}>
        <Breadcrumbs crumbs={crumbs} />
        {badge && (
          <div className={styles.badge}>
            <RibbonLabel>{badge}</RibbonLabel>
          </div>
        )}
        {/* No line break within a name such as Den Haag. */}
        <h1 id="opening">{title.replace('Den ', 'Den\u00a0')}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </Wrap>
    <div className={styles.picture} data-keep={keep}>
      <RoofPicture board>
        <HeroPicture {...seen} sizes={sizesOf(seen)} />
      </RoofPicture>
    </div>
  </section>
);

/** The frame is 280 px high on phones and 590 px elsewhere, and at least as wide as its column. */
const sizesOf = ({ picture: { img } }: HeroImage) => {
  const [onPhones, elsewhere] = [280, 590].map((height) => Math.ceil((height * img.w) / img.h));
  return `(max-width: 760px) max(${onPhones}px, 100vw), max(${elsewhere}px, 50vw + 40px)`;
};
