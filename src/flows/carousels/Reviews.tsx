import { useActorRef, useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { reviewClaims } from '../../../content/claims';
import { reviewNote, reviews as all } from '../../../content/reviews';
import { carouselMachine } from '../../../machines/carousel/carousel.machine';
import { useCustomerType } from '../../customer-type';
import { Icon } from '../../design/Icon/Icon';
import { Section, Wrap } from '../../design/Section/Section';
import { visuallyHidden } from '../../design/tokens/text.css';
import { ReviewText } from './ReviewText';
import * as styles from './reviews.css';
import { watchVisitor } from './watch-visitor';

const reviewsLogic = carouselMachine.provide({ actors: { watchVisitor } });

export function Reviews() {
  // As many for the one customer as for the other.
  const reviews = all[useCustomerType((store) => store.customerType)];
  const carousel = useActorRef(reviewsLogic, { id: 'reviews-carousel', input: { count: reviews.length } });
  const shown = useSelector(carousel, (snapshot) => snapshot.context.index);
  const paused = useSelector(carousel, (snapshot) => snapshot.context.holds.includes('pause'));

  return (
    <Section tone="sand" aria-labelledby="reviews">
      <Wrap>
        <h2 id="reviews" className={visuallyHidden}>
          Reviews
        </h2>
        <div
          id="reviews-carousel"
          onPointerEnter={() => carousel.send({ type: 'hold', by: 'pointer' })}
          onPointerLeave={() => carousel.send({ type: 'release', by: 'pointer' })}
          onFocus={() => carousel.send({ type: 'hold', by: 'focus' })}
          onBlur={() => carousel.send({ type: 'release', by: 'focus' })}
        >
          <ul className={styles.list} data-rotating>
            {reviews.map((review, index) => (
              <li key={review.id} className={styles.review} data-shown={index === shown}>
                <ReviewText {...review} />
              </li>
            ))}
          </ul>
          <div className={styles.controls}>
            <button type="button" aria-label="Vorige review" onClick={() => carousel.send({ type: 'previous' })}>
              <Icon of={ChevronLeft} />
            </button>
            {reviews.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                aria-label={`Review ${index + 1}`}
                aria-current={index === shown}
                onClick={() => carousel.send({ type: 'show', index })}
              >
                <span className={styles.dot} />
              </button>
            ))}
            <button type="button" aria-label="Volgende review" onClick={() => carousel.send({ type: 'next' })}>
              <Icon of={ChevronRight} />
            </button>
            <button
              type="button"
              aria-label={paused ? 'Reviews afspelen' : 'Reviews pauzeren'}
              onClick={() => carousel.send({ type: paused ? 'release' : 'hold', by: 'pause' })}
            >
              {paused ? <Icon of={Play} /> : <Icon of={Pause} />}
            </button>
          </div>
        </div>
        <p className={styles.count}>
          {reviewClaims.count.text} {reviewNote}
        </p>
      </Wrap>
    </Section>
  );
}
