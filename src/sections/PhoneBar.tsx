import { Phone } from 'lucide-react';
import { company } from '../../content/company';
import { ButtonAnchor, ButtonLink } from '../design/Button';
import * as styles from './PhoneBar.css';

export const PhoneBar = () => (
  <nav className={styles.phoneBar} aria-label="Direct contact">
    <ButtonAnchor variant="line" href={company.phone.href} icon={<Phone />}>
      Bel
    </ButtonAnchor>
    <ButtonLink to="/offerte">Offerte</ButtonLink>
  </nav>
);
