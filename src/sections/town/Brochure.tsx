import type { ReactNode } from 'react';
import cover from '../../../content/brochure/omslag.jpg?w=200;400&format=avif;webp;jpeg&quality=60&as=picture';
import { Picture } from '../../design/Picture/Picture';
import { Head, Section, Wrap } from '../../design/Section/Section';
import * as styles from './Brochure.css';

export const Brochure = ({ children }: { children: ReactNode }) => (
  <Section tone="sand" aria-labelledby="brochure">
    <Wrap>
      <div className={styles.brochure}>
        <div className={styles.cover}>
          <Picture picture={cover} sizes="200px" alt="Omslag van de brochure, met een thuisbatterij aan de wand" />
        </div>
        <Head
          id="brochure"
          title="De thuisbatterij op zes pagina’s"
          lead="Hoe opslag werkt, welke maat past, hoe wij plaatsen en wat u vooraf kunt vragen."
        />
        {children}
      </div>
    </Wrap>
  </Section>
);
