import type { ReactNode } from 'react';
import * as styles from './PromoCard.css';
import { RoofPicture } from '../RoofPicture/RoofPicture';

interface Props {
  picture: ReactNode;
  title: string;
  /** Above it in the outline stands a heading of the level before; without, the title is no heading. */
  level?: 2;
  /** The step to take. */
  children: ReactNode;
}

/** A dark card with the roof line, for the one step to take beside a list. */
export function PromoCard({ picture, title, level, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={styles.promo} data-tone="dark">
      <div className={styles.place}>
        <RoofPicture>{picture}</RoofPicture>
      </div>
      <div className={styles.copy}>
        <Title className={styles.title}>{title}</Title>
        {children}
      </div>
    </div>
  );
}
