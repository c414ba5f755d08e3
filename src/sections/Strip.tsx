import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { claims } from '../../content/claims';
import * as styles from './TopBar.css';

interface Props {
  sellingPoints: ReactNode;
  customerTypeSwitch: ReactNode;
}

export const Strip = ({ sellingPoints, customerTypeSwitch }: Props) => (
  <div className={styles.strip} data-tone="dark">
    <div className={styles.stripLine}>
      <p className={styles.claim}>
        <Star />
        <span className={styles.claimLong}>{claims.strip.reviews.text}</span>
        <span className={styles.claimShort}>{claims.strip.reviewsShort.text}</span>
      </p>
      {sellingPoints}
      {customerTypeSwitch}
    </div>
  </div>
);
