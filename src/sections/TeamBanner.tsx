import { teamClaims } from '../../content/claims';
import roof from '../../content/pictures/dak-panelen.jpg?w=480;960;1600&format=avif;webp;jpeg&quality=50&as=picture';
import { ButtonLink, TextLink } from '../design/Button';
import { Picture } from '../design/Picture';
import { RoofPicture } from '../design/RoofPicture';
import { Wrap } from '../design/Section';
import { lead } from '../design/text.css';
import * as styles from './TeamBand.css';

const { experience, saving, installation, guarantee } = teamClaims;

const figures = [
  { figure: experience.text, meaning: 'ervaring met daken en elektra' },
  { figure: saving.text, meaning: 'besparing op uw stroomrekening' },
  { figure: installation.text, meaning: 'en uw installatie ligt op het dak' },
  { figure: guarantee.text, meaning: 'productgarantie op panelen' },
];

export const TeamBand = () => (
  <section className={styles.team} data-tone="dark" aria-labelledby="team">
    <div className={styles.picture}>
      <RoofPicture>
        <Picture
          picture={roof}
          alt="Zonnepanelen op een dak met rode pannen"
          sizes="(max-width: 760px) max(480px, 100vw), 1330px"
        />
      </RoofPicture>
    </div>
    <Wrap>
      <div className={styles.copy}>
        <h2 id="team">Een team uit Amersfoort. Eén aanspreekpunt.</h2>
        <p className={lead}>
          U spreekt met de mensen die uw dak opgaan. Zij meten, leggen en komen terug als er iets is.
        </p>
        <dl>
          {figures.map(({ figure, meaning }) => (
            <div key={figure} className={styles.figure}>
              <dt>{figure}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <ButtonLink variant="line" to="/" hash="calculator">
            Bereken uw besparing
          </ButtonLink>
          <TextLink to="/over-ons">Lees wie wij zijn</TextLink>
        </div>
      </div>
    </Wrap>
  </section>
);
