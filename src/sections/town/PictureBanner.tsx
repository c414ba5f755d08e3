import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../../design/Picture/Picture';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Wrap } from '../../design/Section/Section';
import { lead as leadText } from '../../design/tokens/text.css';
import * as styles from './PictureBanner.css';

interface Props extends Pick<ComponentProps<typeof Picture>, 'picture' | 'alt'> {
  title: string;
  lead: string;
  children: ReactNode;
}

export const PictureBanner = ({ title, lead, picture, alt, children }: Props) => (
  <section className={styles.close} data-tone="dark" aria-labelledby="tot-slot">
    <div className={styles.picture}>
      <RoofPicture>
        <Picture picture={picture} alt={alt} sizes="(max-width: 760px) 100vw, max(800px, 48vw)" />
      </RoofPicture>
    </div>
    <Wrap>
      <div className={styles.copy}>
        <h2 id="tot-slot">{title}</h2>
        <p className={leadText}>{lead}</p>
        {children}
      </div>
    </Wrap>
  </section>
);
