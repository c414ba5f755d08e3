import { Star } from 'lucide';
import type { Review } from '../../../content/reviews';
import { Icon } from '../../design/Icon';
import * as styles from './reviews.css';

export const ReviewText = ({ name, location, projectType, date, rating, text, verifiedPurchase }: Review) => (
  <>
    <span className={styles.stars} role="img" aria-label={`${rating} van 5 sterren`}>
      {Array.from({ length: rating }, (_, star) => (
        <Icon of={Star} key={star} />
      ))}
    </span>
    <blockquote className={styles.quote}>{text}</blockquote>
    <p>
      <b>{name}</b>
      <span className={styles.about}>
        {location}, {projectType}, {date}
        {verifiedPurchase && '. Geverifieerde opdracht'}
      </span>
    </p>
  </>
);
