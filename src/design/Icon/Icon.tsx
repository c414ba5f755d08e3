import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

interface Props extends ComponentProps<'svg'> {
  of: IconNode;
}

/** An icon of lucide. Decorative unless it has a `role` and a name. */
export const Icon = ({ of, ...props }: Props) => (
  <svg viewBox="0 0 24 24" aria-hidden={props['aria-label'] ? undefined : true} {...props}>
    {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);
