import { Wrap } from '../design/Section';
import * as styles from './Stats.css';

interface Props {
  stats: readonly { figure: string; meaning: string }[];
}

export const Stats = ({ stats }: Props) => (
  <Wrap>
    <dl className={styles.stats}>
      {stats.map(({ figure, meaning }) => (
        <div key={meaning} className={styles.stat}>
          <dt>{figure}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Wrap>
);
