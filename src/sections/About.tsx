import { ArrowRight } from 'lucide';
import { aboutHero, aboutSections, aboutStatistics } from '../../content/about';
import house from '../../content/pictures/vrijstaand.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import { ButtonLink } from '../design/Button';
import { Crumbs } from '../design/Crumbs';
import { Icon } from '../design/Icon';
import { Picture } from '../design/Picture';
import { RoofPicture } from '../design/RoofPicture';
import { Head, Section, Wrap } from '../design/Section';
import { lead } from '../design/text.css';
import * as styles from './About.css';
import { headBeside } from './sections.css';

export const About = () => (
  <>
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.copy}>
          <Crumbs crumbs={[{ label: 'Over ons' }]} />
          <h1>{aboutHero.title}</h1>
          <p className={lead}>{aboutHero.lead}</p>
        </div>
      </Wrap>
      <div className={styles.picture}>
        <RoofPicture board>
          <Picture
            picture={house}
            alt="Vrijstaand huis met zonnepanelen en een laadpaal bij de voordeur"
            sizes="(max-width: 760px) 120vw, max(800px, 52vw)"
            priority
          />
        </RoofPicture>
      </div>
    </div>
    <Wrap>
      <dl className={styles.statistics}>
        {aboutStatistics.map(({ value, label }) => (
          <div key={label} className={styles.statistic}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Wrap>
    {aboutSections.map(({ title, text, highlights }, index) => (
      <Section key={title} tone={index === 1 ? 'sand' : 'paper'} aria-label={title}>
        <Wrap>
          <div className={headBeside}>
            <Head title={title} lead={text} />
            <ul className={styles.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight.title} className={styles.highlight}>
                  <h3>{highlight.title}</h3>
                  <p>{highlight.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Wrap>
      </Section>
    ))}
    <section className={styles.close} data-tone="dark" aria-labelledby="samen">
      <Wrap>
        <div className={styles.closeLine}>
          <h2 id="samen">Benieuwd wat wij voor u kunnen doen?</h2>
          <ButtonLink to="/offerte" iconAfter={<Icon of={ArrowRight} />}>
            Vraag een vrijblijvende offerte aan
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  </>
);
