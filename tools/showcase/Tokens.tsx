import { Markdown } from '../../src/design/Markdown/Markdown';
import * as text from '../../src/design/tokens/text.css';
import { theme } from '../../src/design/tokens/theme.css';
import * as styles from './showcase.css';
import { Sample } from './Sample';

export const Tokens = () => (
  <>
    <section>
      <h2>Ruimte en hoogte</h2>
      {Object.entries({ ...theme.space, ...theme.height }).map(([name, value]) => (
        <Sample key={name} name={name}>
          <div className={styles.bar} style={{ width: value }} />
        </Sample>
      ))}
    </section>
    <section>
      <h2>Ronding, verhoging, beweging</h2>
      <div className={styles.row}>
        {Object.entries(theme.radius).map(([name, value]) => (
          <Sample key={name} name={`radius ${name}`}>
            <div className={styles.block} style={{ borderRadius: value }} />
          </Sample>
        ))}
        {Object.entries(theme.shadow).map(([name, value]) => (
          <Sample key={name} name={`shadow ${name}`}>
            <div className={styles.block} style={{ boxShadow: value, borderRadius: theme.radius.card }} />
          </Sample>
        ))}
        <Sample name="ease (bij aanwijzen)">
          <div className={styles.mover} />
        </Sample>
      </div>
    </section>
  </>
);

export const Type = () => (
  <section>
    <h2>Letters</h2>
    <Sample name="display">
      <p className={text.display} style={{ fontFamily: theme.font.head }}>
        Helder wat uw dak oplevert.
      </p>
    </Sample>
    {(['h1', 'h2', 'h3', 'h4'] as const).map((Heading) => (
      <Sample key={Heading} name={Heading}>
        <Heading>Zonnepanelen in Súdwest-Fryslân</Heading>
      </Sample>
    ))}
    {(['lead', 'muted', 'small', 'note'] as const).map((name) => (
      <Sample key={name} name={name}>
        <p className={text[name]}>Eén vast bedrag: € 4.250 voor 11 panelen, 24 m² dak en 1.900 kg CO₂ per jaar.</p>
      </Sample>
    ))}
    <Sample name="body">
      <p>Eén vast bedrag: € 4.250 voor 11 panelen, 24 m² dak en 1.900 kg CO₂ per jaar.</p>
    </Sample>
    <Sample name="Markdown">
      <Markdown
        of={[
          ['h2', {}, ['Kop']],
          ['p', {}, ['Tekst met een ', ['a', { href: '/offerte' }, ['verwijzing']], '.']],
          [
            'ul',
            {},
            [
              ['li', {}, ['een']],
              ['li', {}, ['twee']],
            ],
          ],
          [
            'ol',
            {},
            [
              ['li', {}, ['eerst']],
              ['li', {}, ['dan']],
            ],
          ],
          ['blockquote', {}, [['p', {}, ['Een aanhaling.']]]],
        ]}
      />
    </Sample>
  </section>
);
