import type { ReactNode } from 'react';
import * as styles from './PromoCard.css';
import { RoofPicture } from '../RoofPicture/RoofPicture';

interface Props {
  picture: ReactNode;
  title: string;
  /** Without a level the title is no heading. */
  level?: 2;
  children: ReactNode;
}

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
