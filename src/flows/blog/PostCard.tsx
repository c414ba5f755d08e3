import { longDate, readingTimeText } from '../../../content/pages/blog';
import type { Post } from '../../../machines/blog/posts.rules';
import { TextLink } from '../../design/Button/Button';
import { pictureNamed } from '../../design/Picture/named-pictures';
import { Picture } from '../../design/Picture/Picture';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { smallTitle, visuallyHidden } from '../../design/tokens/text.css';
import * as styles from './blog.css';

interface Props {
  post: Post;
  priority: boolean;
}

export function PostCard({ post, priority }: Props) {
  const { slug, title, description, category, date, readingTime, tags } = post;
  const cover = pictureNamed(post.coverImage);
  return (
    <li className={styles.card}>
      {cover && (
        <div className={styles.picture}>
          <RoofPicture>
            <Picture
              {...cover}
              onPhones={priority ? cover.onPhones : undefined}
              sizes={
                priority
                  ? '(max-width: 760px) 100vw, (max-width: 1240px) 63vw, 737px'
                  : '(max-width: 760px) 160px, 240px'
              }
              priority={priority}
            />
          </RoofPicture>
        </div>
      )}
      <article className={styles.body} aria-label={title}>
        <p className={styles.meta}>
          <b>{category}</b>
          <time dateTime={date}>{longDate(date)}</time>
          <span>{readingTimeText(readingTime)}</span>
        </p>
        <h2 className={smallTitle}>{title}</h2>
        <p className={styles.description}>{description}</p>
        <ul className={styles.tags} aria-label="Onderwerpen">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <TextLink to="/blog/$slug" params={{ slug }}>
          <span>
            Lees meer<span className={visuallyHidden}> over {title}</span>
          </span>
        </TextLink>
      </article>
    </li>
  );
}

export const SkeletonCard = () => (
  <li className={styles.card} aria-hidden>
    <div className={styles.picture}>
      <RoofPicture>
        <div className={styles.ghostPicture} />
      </RoofPicture>
    </div>
    <div className={styles.body}>
      <div className={styles.ghost} data-part="meta" />
      <div className={styles.ghost} data-part="title" />
      <div className={styles.ghost} />
      <div className={styles.ghost} data-part="link" />
    </div>
  </li>
);
