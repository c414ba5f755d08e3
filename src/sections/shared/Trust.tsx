import { BadgeCheck, Clock, Truck } from 'lucide';
import { trustClaims } from '../../../content/claims';
import { Icon } from '../../design/Icon/Icon';
import * as styles from './Trust.css';

const { certified, reachable, callOut, satisfaction } = trustClaims;

const badges = [
  { icon: BadgeCheck, text: certified.text },
  { icon: Clock, text: reachable.text },
  { icon: Truck, text: callOut.text },
];

export const Trust = () => (
  <ul className={styles.trust}>
    {badges.map(({ icon, text }) => (
      <li key={text} className={styles.badge}>
        <Icon of={icon} />
        {text}
      </li>
    ))}
    <li className={styles.badge}>
      <b className={styles.figure}>{satisfaction.text}</b> klant&shy;tevredenheid
    </li>
  </ul>
);
