import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../design/Icon/Icon';
import { Picture } from '../../design/Picture/Picture';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { namedIcons } from '../../design/Icon/named-icons';
import * as styles from './PictureList.css';

interface Props {
  title: string;
  lead?: string;
  picture: ComponentProps<typeof Picture>['picture'];
  alt: string;
  side?: 'left' | 'right';
  joined?: boolean;
  points: readonly { icon?: keyof typeof namedIcons; title: string; text: ReactNode }[];
}

export function PictureList({ title, lead, picture, alt, side = 'left', joined, points }: Props) {
  return (
    <Section aria-label={title} joined={joined}>
      <Wrap>
        <div className={styles.columns} data-side={side}>
          <div className={styles.picture}>
            <Picture picture={picture} alt={alt} sizes="(max-width: 760px) 115vw, 900px" />
          </div>
          <div>
            <Head title={title} lead={lead} />
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point.title} className={styles.point}>
                  {point.icon && <Icon of={namedIcons[point.icon]} />}
                  <div>
                    <h3>{point.title}</h3>
                    <p>{point.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
