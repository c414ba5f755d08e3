import type { Package } from '../../../content/packages';
import { slugOf } from '../../../content/slug';
import { ButtonLink } from '../../design/Button/Button';
import { CheckList } from '../../design/CheckList/CheckList';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { RibbonLabel } from '../../design/RibbonLabel/RibbonLabel';
import * as styles from './Packages.css';
import { FORM_SECTION } from '../shared/RequestPanel';

interface Props {
  title: string;
  lead: string;
  list: readonly Package[];
}

export const Packages = ({ title, lead, list }: Props) => (
  <Section tone="sand" aria-labelledby="pakketten">
    <Wrap>
      <Head id="pakketten" title={title} lead={lead} />
      <div className={styles.cards}>
        {list.map(({ name, power, price, features, popular }) => (
          <article key={name} className={styles.card} aria-label={name} data-chosen={popular}>
            {popular && (
              <div className={styles.label}>
                <RibbonLabel tone="sun" size="large">
                  Meest gekozen
                </RibbonLabel>
              </div>
            )}
            <div className={styles.top}>
              <h3>{name}</h3>
              {power && <p className={styles.power}>{power}</p>}
              <p className={styles.price}>{price}</p>
            </div>
            <div className={styles.features}>
              <CheckList points={features} />
            </div>
            <ButtonLink
              to="."
              search={{ keuze: slugOf(name) }}
              hash={FORM_SECTION}
              variant={popular ? 'solid' : 'line'}
              block
            >
              Offerte voor {name}
            </ButtonLink>
          </article>
        ))}
      </div>
    </Wrap>
  </Section>
);
