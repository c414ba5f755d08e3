import { CheckList } from '../design/CheckList';
import { Section, Wrap } from '../design/Section';
import * as styles from './CheckLists.css';

interface Props {
  title: string;
  lists: readonly { title: string; points: readonly string[] }[];
}

export const CheckLists = ({ title, lists }: Props) => (
  <Section tone="sand" aria-labelledby="voordelen">
    <Wrap>
      <h2 id="voordelen">{title}</h2>
      <div className={styles.lists}>
        {lists.map((list) => (
          <section key={list.title} aria-label={list.title}>
            <h3>{list.title}</h3>
            <CheckList points={list.points} />
          </section>
        ))}
      </div>
    </Wrap>
  </Section>
);
