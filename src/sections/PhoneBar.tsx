import { Phone } from 'lucide';
import { company } from '../../content/company';
import { ButtonAnchor, ButtonLink } from '../design/Button';
import { Icon } from '../design/Icon';
import * as styles from './PhoneBar.css';

export const PhoneBar = () => (
  <nav className={styles.phoneBar} aria-label="Direct contact">
    <ButtonAnchor variant="line" href={company.phone.href} icon={<Icon of={Phone} />}>
      Bel
    </ButtonAnchor>
    <ButtonLink to="/offerte">Offerte</ButtonLink>
  </nav>
);
