import { company } from '../../../content/company';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { details } from './aside.css';
import { CountryMap } from './CountryMap';
import { headBeside } from './sections.css';

interface Props {
  title: string;
  lead: string;
}

/** Shows the office on the map, its address and its e-mail address. */
export const Office = ({ title, lead }: Props) => (
  <Section joined aria-labelledby="kantoor">
    <Wrap>
      <div className={headBeside}>
        <CountryMap />
        <Head id="kantoor" title={title} lead={lead}>
          <address className={details}>
            <p>
              {company.name}
              <br />
              {company.address.street}
              <br />
              {company.address.postalCode} {company.address.city}
            </p>
            <a href={`mailto:${company.email.general}`}>{company.email.general}</a>
          </address>
        </Head>
      </div>
    </Wrap>
  </Section>
);
