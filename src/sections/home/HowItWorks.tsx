import { stepClaims } from '../../../content/claims';
import battery from '../../../content/pictures/thuisbatterij.jpg?w=540;800;1080&format=avif;webp;jpeg&quality=65&as=picture';
import { Badge } from '../../design/Badge/Badge';
import { Picture } from '../../design/Picture/Picture';
import { Head, Section, Wrap } from '../../design/Section/Section';
import * as styles from './HowItWorks.css';
import { headBeside } from '../shared/sections.css';

const { inspection, quote, installation, support } = stepClaims;

const steps = [
  {
    title: 'Gratis inspectie',
    text: 'Wij bekijken uw dak, meterkast en verbruik. U krijgt advies op papier.',
    when: inspection.text,
  },
  {
    title: 'Offerte op maat',
    text: 'Alle onderdelen en de vaste prijs op één pagina. 30\u00a0dagen geldig.',
    when: quote.text,
  },
  { title: 'Installatie', text: 'Onze monteurs leggen, sluiten aan en ruimen op.', when: installation.text },
  {
    title: 'Oplevering en nazorg',
    text: 'Wij lopen alles met u na en helpen met subsidie en btw.',
    when: support.text,
  },
];

export const HowItWorks = () => (
  <Section aria-labelledby="werkwijze">
    <Wrap>
      <div className={headBeside}>
        <Head id="werkwijze" title="Zo werkt het" lead="Vier stappen. U beslist pas na stap twee.">
          <figure className={styles.picture}>
            <Picture
              picture={battery}
              alt="Thuisbatterij en omvormer aan een lichte wand"
              sizes="(max-width: 760px) 100vw, 530px"
            />
          </figure>
        </Head>
        <ol className={styles.steps}>
          {steps.map(({ title, text, when }) => (
            <li key={title} className={styles.step}>
              <div>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <div className={styles.when}>
                <Badge tone="sun" size="large">
                  {when}
                </Badge>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Wrap>
  </Section>
);
