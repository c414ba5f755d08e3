import { Icon } from '../../design/Icon/Icon';
import { star } from '../../design/Icon/star';
import type { ReactNode } from 'react';
import { stripClaims } from '../../../content/claims';
import * as styles from './TopBar.css';

interface Props {
  sellingPoints: ReactNode;
  customerTypeSwitch: ReactNode;
}

export const UtilityBar = ({ sellingPoints, customerTypeSwitch }: Props) => (
  <div className={styles.strip} data-tone="dark">
    <div className={styles.stripLine}>
      <p className={styles.claim}>
        <Icon of={star} />
        <span className={styles.claimLong}>{stripClaims.reviews.text}</span>
        <span className={styles.claimShort}>{stripClaims.reviewsShort.text}</span>
      </p>
      {sellingPoints}
      {customerTypeSwitch}
    </div>
  </div>
);
