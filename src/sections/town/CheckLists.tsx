import type { ComponentProps } from 'react';
import { CheckList } from '../../design/CheckList/CheckList';
import { Picture } from '../../design/Picture/Picture';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Section, Wrap } from '../../design/Section/Section';
import * as styles from './CheckLists.css';

interface Props {
  title: string;
  lists: readonly { title: string; points: readonly string[] }[];
  seen?: Pick<ComponentProps<typeof Picture>, 'picture' | 'onPhones' | 'alt'>;
}

export const CheckLists = ({ title, lists, seen }: Props) => (
  <Section tone={seen ? 'paper' : 'sand'} aria-labelledby="voordelen">
    <Wrap>
      {seen && (
        <div className={styles.picture}>
          <RoofPicture>
            <Picture {...seen} sizes="min(100vw - 40px, 1200px)" priority />
          </RoofPicture>
        </div>
      )}
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
