import { Link } from '@tanstack/react-router';
import { Phone, Zap } from 'lucide';
import { company } from '../../../content/company';
import { mainMenu } from '../../../content/navigation';
import { ButtonAnchor } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Logo } from '../../design/Logo/Logo';
import { FaultLink } from '../../flows/fault/FaultLink';
import { MobileMenu } from '../../flows/menus/MobileMenu';
import { RegionsMenu } from '../../flows/menus/RegionsMenu';
import { ServicesMenu } from '../../flows/menus/ServicesMenu';
import * as styles from './TopBar.css';

export const TopBar = () => (
  <div className={styles.topBar}>
    <div className={styles.topBarLine}>
      <Link to="/" className={styles.homeLink}>
        <Logo />
      </Link>
      <nav aria-label="Hoofdmenu" className={styles.mainMenu}>
        <ServicesMenu />
        <RegionsMenu />
        <Link to="/diensten/$serviceId" params={{ serviceId: 'thuisbatterij' }} className={styles.menuLink}>
          Thuisbatterij
        </Link>
        {mainMenu.map(({ label, to }) => (
          <Link key={to} to={to} activeOptions={{ exact: true }} className={styles.menuLink}>
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
          <span className={styles.callNumber}>{company.phone.shown}</span>
        </ButtonAnchor>
      </div>
      <div className={styles.menuPlace}>
        <MobileMenu />
      </div>
    </div>
  </div>
);
