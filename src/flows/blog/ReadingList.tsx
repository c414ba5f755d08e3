import type { Reading } from '../../../machines/blog/posts.rules';
import { TextLink } from '../../design/Button/Button';
import { pictureNamed } from '../../design/Picture/named-pictures';
import { Picture } from '../../design/Picture/Picture';
import { smallTitle } from '../../design/tokens/text.css';
import { list, title as heading } from './ReadingList.css';

export const ReadingList = ({ title, posts }: { title: string; posts: readonly Reading[] }) => (
  <section aria-label={title}>
    <h2 className={`${smallTitle} ${heading}`}>{title}</h2>
    <ul className={list}>
      {posts.map((post) => (
        <li key={post.slug}>
          <div>
            <p>{post.category}</p>
            <TextLink to="/blog/$slug" params={{ slug: post.slug }}>
              {post.title}
            </TextLink>
          </div>
          <Cover name={post.coverImage} />
        </li>
      ))}
    </ul>
  </section>
);

function Cover({ name }: { name?: string }) {
  const cover = pictureNamed(name);
  return cover && <Picture picture={cover.picture} alt="" sizes="104px" />;
}
