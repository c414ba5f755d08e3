import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import * as styles from './PhoneBar.css';

interface Props {
  call: string;
  children: ReactNode;
}

export const PhoneBar = ({ call, children }: Props) => (
  <nav className={styles.phoneBar} aria-label="Direct contact">
    <ButtonAnchor variant="line" href={call} icon={<Icon of={Phone} />}>
      Bel
    </ButtonAnchor>
    {children}
  </nav>
);
