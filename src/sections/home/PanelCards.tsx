import { euro, whole } from '../../../content/calculator/numbers';
import { panels, panelsPerRoof } from '../../../content/panels';
import { slugOf } from '../../../content/slug';
import panelA from '../../../content/pictures/paneel-a.jpg?w=520;800&format=avif;webp;jpeg&quality=60&as=picture';
import panelB from '../../../content/pictures/paneel-b.jpg?w=520;800&format=avif;webp;jpeg&quality=60&as=picture';
import panelC from '../../../content/pictures/paneel-c.jpg?w=520;800&format=avif;webp;jpeg&quality=60&as=picture';
import { TextLink } from '../../design/Button/Button';
import { Picture } from '../../design/Picture/Picture';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { muted, note as noteText } from '../../design/tokens/text.css';
import { RibbonLabel } from '../../design/RibbonLabel/RibbonLabel';
import * as styles from './PanelCards.css';
import { QuoteLink } from '../shared/QuoteLink';

const pictures = { 'paneel-a': panelA, 'paneel-b': panelB, 'paneel-c': panelC };

export const PanelCards = () => (
  <Section tone="sand" aria-labelledby="panelen">
    <Wrap>
      <div className={styles.head}>
        <Head
          id="panelen"
          title={'Drie panelen. De\u00a0prijs staat erbij.'}
          lead={`Indicatie voor ${panelsPerRoof}, geïnstalleerd en aangesloten.`}
        />
        <TextLink to="/zonnepanelen">Bereken uw eigen opbrengst</TextLink>
      </div>
      <div className={styles.cards}>
        {panels.map(({ name, note, build, power, output, investment, image, label, chosen }) => (
          <article key={name} className={styles.card} aria-label={name} data-chosen={chosen}>
            <div className={styles.label}>
              <RibbonLabel tone={chosen && 'sun'} size="large">
                {label}
              </RibbonLabel>
            </div>
            <div className={styles.stage}>
              <div className={styles.floor} />
              <div className={styles.picture}>
                <Picture
                  picture={pictures[image]}
                  alt={`Zonnepaneel ${name}`}
                  sizes="(max-width: 760px) 257px, 348px"
                />
              </div>
            </div>
            <div className={styles.body}>
              <h3 className={styles.name}>{name}</h3>
              <p className={muted}>{note}</p>
              <dl className={styles.figures}>
                <Figure term="Uitvoering" value={build} />
                <Figure term="Vermogen" value={`${power} Wp per paneel`} />
                <Figure term="Opbrengst" value={`${whole(output)} kWh per jaar`} />
              </dl>
              <p className={noteText}>Investering, indicatief vanaf</p>
              <p className={styles.price}>{euro(investment)}</p>
              <QuoteLink variant={chosen ? 'solid' : 'line'} block choice={slugOf(name)}>
                Vraag offerte aan
              </QuoteLink>
            </div>
          </article>
        ))}
      </div>
    </Wrap>
  </Section>
);

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div className={styles.figure}>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);
