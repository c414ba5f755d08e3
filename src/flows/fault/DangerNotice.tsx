import { TriangleAlert } from 'lucide';
import { dangerNumbers } from '../../../content/forms/fault';
import { Icon } from '../../design/Icon/Icon';
import { Notice } from '../../design/Notice/Notice';
import * as styles from './fault.css';

const { emergency, gridFailure } = dangerNumbers;

/** Extension: a report is answered within hours, and danger cannot wait for it. */
export const DangerNotice = () => (
  <Notice tone="alarm" icon={<Icon of={TriangleAlert} />}>
    <p>
      Brand, rook of direct gevaar? Bel{' '}
      <a href={emergency.href} className={styles.number}>
        {emergency.shown}
      </a>
      . Storing in de hele straat? Bel{' '}
      <a href={gridFailure.href} className={styles.number}>
        {gridFailure.shown}
      </a>
      .
    </p>
  </Notice>
);
