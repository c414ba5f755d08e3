import type { ReactNode } from 'react';
import { Head, Section, Wrap } from '../design/Section';
import * as styles from './Brochure.css';

export const Brochure = ({ children }: { children: ReactNode }) => (
  <Section tone="sand" aria-labelledby="brochure">
    <Wrap>
      <div className={styles.brochure}>
        <Head
          id="brochure"
          title="De thuisbatterij op twee pagina’s"
          lead="Hoe opslag werkt, welke maat past, wat er in de meterkast verandert en wat u vooraf kunt vragen."
        />
        {children}
      </div>
    </Wrap>
  </Section>
);
