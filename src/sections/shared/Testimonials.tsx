import { reviewClaims } from '../../../content/claims';
import { type Review, type Testimonial, reviewNote } from '../../../content/reviews';
import { Section, Wrap } from '../../design/Section/Section';
import { visuallyHidden } from '../../design/tokens/text.css';
import { ReviewText } from '../../flows/carousels/ReviewText';
import { count, list, review } from '../../flows/carousels/reviews.css';

export const Testimonials = ({ of: reviews }: { of: readonly (Review | Testimonial)[] }) => (
  <Section tone="sand" aria-labelledby="reviews">
    <Wrap>
      <h2 id="reviews" className={visuallyHidden}>
        Reviews
      </h2>
      <ul className={list}>
        {reviews.map((each) => (
          <li key={each.name} className={review}>
            <ReviewText {...each} />
          </li>
        ))}
      </ul>
      <p className={count}>
        {reviewClaims.count.text} {reviewNote}
      </p>
    </Wrap>
  </Section>
);
