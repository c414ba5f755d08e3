import { wcagContrast } from 'culori';
import { type Token, shapePairs, light, textPairs } from '../../src/design/tokens/palette';
import * as styles from './showcase.css';
import { Sample } from './Sample';

export const Colors = ({ palette }: { palette: typeof light }) => (
  <>
    <section>
      <h2>Kleuren</h2>
      <div className={styles.grid}>
        {Object.entries(palette).map(([name, value]) => (
          <Sample key={name} name={`${name} ${value}`}>
            <div className={styles.swatch} style={{ background: value }} />
          </Sample>
        ))}
      </div>
    </section>
    <section>
      <h2>Tekst op grond</h2>
      <Pairs palette={palette} pairs={textPairs} />
    </section>
    <section>
      <h2>Bediening en tekens op grond</h2>
      <Pairs palette={palette} pairs={shapePairs} />
    </section>
  </>
);

const Pairs = ({ palette, pairs }: { palette: typeof light; pairs: Partial<Record<Token, readonly Token[]>> }) => (
  <div className={styles.grid}>
    {(Object.entries(pairs) as [Token, readonly Token[]][]).flatMap(([color, grounds]) =>
      grounds.map((ground) => (
        <Sample key={color + ground} name={`${color} op ${ground}`}>
          <div className={styles.swatch} style={{ background: palette[ground], color: palette[color] }}>
            {wcagContrast(palette[color], palette[ground]).toFixed(1).replace('.', ',')}
          </div>
        </Sample>
      )),
    )}
  </div>
);
