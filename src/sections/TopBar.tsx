import { Link } from '@tanstack/react-router';
import { Phone, Zap } from 'lucide';
import { Icon } from '../design/Icon';
import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { mainMenu as entries } from '../../content/navigation';
import { ButtonAnchor } from '../design/Button';
import { Logo } from '../design/Logo';
import { FaultLink } from '../flows/fault/FaultLink';
import * as styles from './TopBar.css';

export const TopBar = ({ menu }: { menu: ReactNode }) => (
  <div className={styles.topBar}>
    <div className={styles.topBarLine}>
      <Link to="/" className={styles.homeLink}>
        <Logo />
      </Link>
      <nav aria-label="Hoofdmenu" className={styles.mainMenu}>
        {entries.map(({ label, to }) => (
          <Link key={to} to={to} className={styles.menuLink}>
            {label}
          </Link>
        ))}
      </nav>
      <FaultLink className={styles.fault}>
        <Icon of={Zap} />
        Storing melden
      </FaultLink>
      <div className={styles.call}>
        <ButtonAnchor variant="line" size="small" href={company.phone.href} icon={<Icon of={Phone} />}>
          {company.phone.shown}
        </ButtonAnchor>
      </div>
      <div className={styles.menuPlace}>{menu}</div>
    </div>
  </div>
);
