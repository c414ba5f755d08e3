import type { ComponentProps, ElementType } from 'react';
import { card } from './Card.css';

type Props<Tag extends ElementType> = {
  as?: Tag;
  float?: boolean;
} & Omit<ComponentProps<Tag>, 'as' | 'className'>;

export function Card<Tag extends ElementType = 'div'>({ as, float, ...props }: Props<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={card({ float })} />;
}
