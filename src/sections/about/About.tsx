import { ArrowRight } from 'lucide';
import { aboutHero, aboutSections, aboutStatistics } from '../../../content/pages/about';
import { closeClaims } from '../../../content/claims';
import house from '../../../content/pictures/vrijstaand.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import houseOnPhones from '../../../content/pictures/vrijstaand.jpg?w=720&format=avif;webp&quality=30&as=picture';
import cabinet from '../../../content/pictures/meterkast.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import { useCustomerType } from '../../customer-type';
import { Icon } from '../../design/Icon/Icon';
import { Head, Section, Wrap } from '../../design/Section/Section';
import * as styles from './About.css';
import { ClosingBanner } from '../shared/ClosingBanner';
import { PictureList } from '../shared/PictureList';
import { PlaceHero } from '../town/PlaceHero';
import { headBeside } from '../shared/sections.css';
import { Stats } from '../shared/Stats';
import { ProcessSteps } from '../shared/ProcessSteps';
import { QuoteLink } from '../shared/QuoteLink';

const [company, work, guarantees] = aboutSections;

const stats = aboutStatistics.map(({ value, label }) => ({ figure: value, meaning: label }));
const steps = work.highlights.map(({ title, text }) => ({ title, description: text }));

export const About = () => (
  <>
    <PlaceHero
      crumbs={[{ label: 'Over ons' }]}
      title={aboutHero.title}
      lead={aboutHero.lead[useCustomerType((store) => store.customerType)]}
      seen={{
        picture: house,
        onPhones: houseOnPhones,
        alt: 'Vrijstaand huis met zonnepanelen en een laadpaal bij de voordeur',
      }}
    />
    <Wrap>
      <Stats stats={stats} />
    </Wrap>
    <Section aria-labelledby="over">
      <Wrap>
        <div className={headBeside}>
          <Head id="over" title={company.title} lead={company.text} />
          <ul className={styles.highlights}>
            {company.highlights.map((highlight) => (
              <li key={highlight.title} className={styles.highlight}>
                <h3>{highlight.title}</h3>
                <p>{highlight.text}</p>
              </li>
            ))}
          </ul>
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
    <PictureList
      title={guarantees.title}
      lead={guarantees.text}
      picture={cabinet}
      alt="Open meterkast met nette bedrading"
      points={guarantees.highlights}
    />
    <ClosingBanner title="Benieuwd wat wij voor u kunnen doen?" lead={closeClaims.reply.text}>
      <QuoteLink iconAfter={<Icon of={ArrowRight} />}>Vraag een vrijblijvende offerte aan</QuoteLink>
    </ClosingBanner>
  </>
);
