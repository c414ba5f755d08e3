import { Children, type ReactNode } from 'react';
import { links, title as titleStyle } from './LinkColumn.css';

interface Props {
  as: 'nav' | 'section';
  title: string;
  level: 2 | 3;
  children: ReactNode;
}

export function LinkColumn({ as: Landmark, title, level, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Landmark aria-label={title}>
      <Heading className={titleStyle}>{title}</Heading>
      <ul className={links}>
        {Children.toArray(children).map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </Landmark>
  );
}
