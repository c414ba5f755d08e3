import { company, routeToOffice } from '../../../content/company';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { CountryMap } from './CountryMap';
import * as styles from './Office.css';
import { headBeside } from './sections.css';

interface Props {
  title: string;
  lead: string;
}

/** Shows where the office is and its e-mail address. */
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
              <a href={routeToOffice}>Plan uw route</a>
            </p>
            <p>
              Mailen kan naar <a href={`mailto:${company.email.general}`}>{company.email.general}</a>.
            </p>
          </address>
          <CountryMap />
        </div>
      </div>
    </Wrap>
  </Section>
);
