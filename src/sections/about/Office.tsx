import { Head, Section, Wrap } from '../../design/Section/Section';
import { CountryMap } from '../shared/CountryMap';
import { OfficeAddress } from '../shared/OfficeAddress';
import * as styles from './About.css';
import { headBeside } from '../shared/sections.css';

interface Props {
  title: string;
  lead: string;
}

/** Shows where the office is and when it is open. */
export const Office = ({ title, lead }: Props) => (
  <Section tone="sand" aria-labelledby="kantoor">
    <Wrap>
      <div className={headBeside}>
        <Head id="kantoor" title={title} lead={lead} />
        <div className={styles.office}>
          <OfficeAddress />
          <CountryMap />
        </div>
      </div>
    </Wrap>
  </Section>
);
