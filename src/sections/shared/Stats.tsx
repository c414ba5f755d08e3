import * as styles from './Stats.css';

interface Props {
  stats: readonly { figure: string; meaning: string }[];
}

export const Stats = ({ stats }: Props) => (
  <dl className={styles.stats} data-count={stats.length}>
    {stats.map(({ figure, meaning }) => (
      <div key={meaning} className={styles.stat}>
        <dt>{meaning}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
