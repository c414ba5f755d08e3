import { ArrowRight } from 'lucide';
import {
  aboutCrew,
  aboutDay,
  aboutHero,
  aboutPlace,
  aboutSections,
  aboutStatistics,
} from '../../../content/pages/about';
import { closeClaims } from '../../../content/claims';
import { crew, crewNote } from '../../../content/crew';
import drawing from '../../../content/drawings/ploeg.svg?no-inline';
import { useCustomerType } from '../../customer-type';
import { Icon } from '../../design/Icon/Icon';
import { PageHead } from '../../design/PageHead/PageHead';
import { Portrait } from '../../design/Portrait/Portrait';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { note } from '../../design/tokens/text.css';
import * as styles from './About.css';
import { Crew } from './Crew';
import { ClosingBanner } from '../shared/ClosingBanner';
import { Office } from '../shared/Office';
import { headBeside } from '../shared/sections.css';
import { Stats } from '../shared/Stats';
import { ProcessSteps } from '../shared/ProcessSteps';
import { QuoteLink } from '../shared/QuoteLink';

const [company, work, guarantees] = aboutSections;

const stats = aboutStatistics.map(({ value, label }) => ({ figure: value, meaning: label }));
const steps = work.highlights.map(({ title, text }) => ({ title, description: text }));

export const About = () => (
  <>
    <PageHead
      crumbs={[{ label: 'Over ons' }]}
      title={aboutHero.title}
      lead={aboutHero.lead[useCustomerType((store) => store.customerType)]}
    />
    <img
      className={styles.drawing}
      src={drawing}
      alt={aboutCrew.drawing}
      width={2000}
      height={520}
      fetchPriority="high"
    />
    <Wrap>
      <Stats stats={stats} />
    </Wrap>
    <Section aria-labelledby="over">
      <Wrap>
        <div className={headBeside}>
          <Head id="over" title={company.title} lead={company.text} />
          <Highlights of={company.highlights} />
        </div>
      </Wrap>
    </Section>
    <Section joined aria-labelledby="ploeg">
      <Wrap>
        <div className={headBeside}>
          <Head id="ploeg" title={aboutCrew.title} lead={aboutCrew.lead}>
            <p className={note}>{crewNote}</p>
          </Head>
          <Crew />
        </div>
      </Wrap>
    </Section>
    <Section tone="sand" aria-labelledby="werkwijze">
      <Wrap>
        <div className={headBeside}>
          <Head id="werkwijze" title={work.title} lead={work.text} />
          <ProcessSteps steps={steps} />
        </div>
      </Wrap>
    </Section>
    <Section aria-labelledby="dag">
      <Wrap>
        <div className={headBeside}>
          <Head id="dag" title={aboutDay.title} lead={aboutDay.lead} />
          <ol className={styles.day}>
            {aboutDay.hours.map(({ by, title, description }) => (
              <li key={title}>
                <Portrait drawing={crew[by].portrait} size={72} />
                <div>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Wrap>
    </Section>
    <Section joined aria-labelledby="garanties">
      <Wrap>
        <div className={headBeside}>
          <Head id="garanties" title={guarantees.title} lead={guarantees.text} />
          <Highlights of={guarantees.highlights} />
        </div>
      </Wrap>
    </Section>
    <Office {...aboutPlace} />
    <ClosingBanner title="Benieuwd wat wij voor u kunnen doen?" lead={closeClaims.reply.text}>
      <QuoteLink iconAfter={<Icon of={ArrowRight} />}>Vraag een vrijblijvende offerte aan</QuoteLink>
    </ClosingBanner>
  </>
);

const Highlights = ({ of: highlights }: { of: readonly { title: string; text: string }[] }) => (
  <ul className={styles.highlights}>
    {highlights.map(({ title, text }) => (
      <li key={title} className={styles.highlight}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
