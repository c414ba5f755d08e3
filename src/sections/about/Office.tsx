import { company } from '../../../content/company';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { CountryMap } from '../shared/CountryMap';
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
          <address className={styles.address}>
            <p>
              {company.name}
              <br />
              {company.address.street}
              <br />
              {company.address.postalCode} {company.address.city}
              <br />
              <a href={company.address.route}>Plan uw route</a>
            </p>
            <p>
              <a href={company.phone.href}>{company.phone.shown}</a>
              <br />
              <a href={`mailto:${company.email.general}`}>{company.email.general}</a>
            </p>
            <p>
              {company.openingHours.week}
              <br />
              {company.openingHours.weekend}
            </p>
          </address>
          <CountryMap />
        </div>
      </div>
    </Wrap>
  </Section>
);
