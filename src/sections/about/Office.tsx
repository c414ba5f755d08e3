import { Head, Section, Wrap } from '../../design/Section/Section';
import { CountryMap } from '../shared/CountryMap';
import { OfficeAddress } from '../shared/OfficeAddress';
import { headBeside } from '../shared/sections.css';

interface Props {
  title: string;
  lead: string;
}

/** Shows the office on the map, its address and its e-mail address. */
export const Office = ({ title, lead }: Props) => (
  <Section tone="sand" aria-labelledby="kantoor">
    <Wrap>
      <div className={headBeside}>
        <Head id="kantoor" title={title} lead={lead}>
          <OfficeAddress />
        </Head>
        <CountryMap />
      </div>
    </Wrap>
  </Section>
);
