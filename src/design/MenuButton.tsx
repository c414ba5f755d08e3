import { Menu, X } from 'lucide';
import { Icon } from './Icon';
import type { ComponentProps } from 'react';
import { menuButton } from './MenuButton.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children'> & { 'aria-expanded': boolean };

export const MenuButton = (props: Props) => (
  <button type="button" {...props} className={menuButton}>
    {props['aria-expanded'] ? <Icon of={X} /> : <Icon of={Menu} />}
    {props['aria-expanded'] ? 'Sluiten' : 'Menu'}
  </button>
);
