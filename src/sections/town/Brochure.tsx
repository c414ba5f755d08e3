import type { ReactNode } from 'react';
import { Head, Section, Wrap } from '../../design/Section/Section';
import * as styles from './Brochure.css';

export const Brochure = ({ children }: { children: ReactNode }) => (
  <Section tone="sand" aria-labelledby="brochure">
    <Wrap>
      <div className={styles.brochure}>
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
