import type { ReactNode } from 'react';
import { teamClaims } from '../../../content/claims';
import { crew } from '../../../content/crew';
import { useCustomerType } from '../../customer-type';
import { TextLink } from '../../design/Button/Button';
import { Faces } from '../../design/Faces/Faces';
import { Wrap } from '../../design/Section/Section';
import { lead } from '../../design/tokens/text.css';
import * as styles from './TeamBanner.css';

const { experience, saving, installation, guarantee, faultService, certified } = teamClaims;

const teams = {
  particulier: {
    title: 'Een team uit Amersfoort. Eén aanspreekpunt.',
    text: 'U spreekt met de mensen die uw dak opgaan. Zij meten, leggen en komen terug als er iets is.',
    benefits: [
      { figure: experience.text, meaning: 'ervaring met daken en elektra' },
      { figure: saving.text, meaning: 'besparing op uw stroomrekening' },
      { figure: installation.text, meaning: 'en uw installatie ligt op het dak' },
      { figure: guarantee.text, meaning: 'productgarantie op panelen' },
    ],
  },
  zakelijk: {
    title: 'Een team uit Amersfoort. Eén projectleider.',
    text: 'U hebt één telefoonnummer voor planning, werk en nazorg. Uw bedrijf draait intussen door.',
    benefits: [
      { figure: experience.text, meaning: 'ervaring met bedrijfsdaken en elektra' },
      { figure: faultService.text, meaning: 'storingsdienst, ook in het weekend' },
      { figure: certified.text, meaning: 'gecertificeerd, met rapport bij oplevering' },
      { figure: guarantee.text, meaning: 'productgarantie op panelen' },
    ],
  },
};

/** The team sentence, the benefits and the calculator, which overlaps the hero (D40). */
export function TeamBanner({ children }: { children: ReactNode }) {
  const { title, text, benefits } = teams[useCustomerType((store) => store.customerType)];
  return (
    <section className={styles.banner} aria-labelledby="team">
      <div className={styles.overlap}>{children}</div>
      <div className={styles.words} data-tone="dark">
        <Wrap>
          <div className={styles.team}>
            <h2 id="team">{title}</h2>
            <div className={styles.people}>
              <Faces drawings={Object.values(crew).map(({ portrait }) => portrait)} size={64} />
              <p className={lead}>
                {text} <TextLink to="/over-ons">Lees wie wij zijn</TextLink>
              </p>
            </div>
          </div>
          <dl className={styles.benefits}>
            {benefits.map(({ figure, meaning }) => (
              <div key={figure} className={styles.benefit}>
                <dt>{figure}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Wrap>
      </div>
    </section>
  );
}
