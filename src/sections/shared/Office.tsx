import { company, routeToOffice } from '../../../content/company';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { link } from '../../design/Button/Button.css';
import { CountryMap } from './CountryMap';
import * as styles from './Office.css';

interface Props {
  title: string;
  lead: string;
}

/** Shows where the office is, and the numbers under which the company is registered. */
export const Office = ({ title, lead }: Props) => (
  <Section tone="sand" aria-labelledby="kantoor">
    <Wrap>
      <div className={styles.office}>
        <div>
          <Head id="kantoor" title={title} lead={lead} />
          <address className={styles.address}>
            <p>
              {company.name}
              <br />
              {company.address.street}
              <br />
              {company.address.postalCode} {company.address.city}
            </p>
            <p>
              KvK {company.registration.kvk}
              <br />
              Btw-id {company.registration.vat}
            </p>
          </address>
          <a href={routeToOffice} className={link}>
            Plan uw route
          </a>
        </div>
        <CountryMap />
      </div>
    </Wrap>
  </Section>
);
