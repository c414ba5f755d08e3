import { useEffect } from 'react';
import type { Review, Testimonial } from '../../../content/reviews';
import { Icon } from '../../design/Icon/Icon';
import { star } from '../../design/Icon/star';
import * as styles from './reviews.css';

export function ReviewText({
  name,
  location,
  projectType,
  date,
  rating,
  text,
  verifiedPurchase,
}: Testimonial & Partial<Review>) {
  // Loaded early: a font that arrives while the reviews are read would move them.
  useEffect(() => void document.fonts.load("500 1em 'Bricolage Light'"), []);
  return (
    <>
      <span className={styles.stars} role="img" aria-label={`${rating} van 5 sterren`}>
        {Array.from({ length: rating }, (_, place) => (
          <Icon of={star} key={place} />
        ))}
      </span>
      <blockquote className={styles.quote}>{text}</blockquote>
      <p>
        <b>{name}</b>
        <span className={styles.about}>
          {[location, projectType, date].filter(Boolean).join(', ')}
          {verifiedPurchase && '. Geverifieerde opdracht'}
        </span>
      </p>
    </>
  );
}
