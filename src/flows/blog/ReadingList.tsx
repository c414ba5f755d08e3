import type { Reading } from '../../../machines/blog/posts.rules';
import { TextLink } from '../../design/Button/Button';
import { list, title as heading } from './ReadingList.css';

export const ReadingList = ({ title, posts }: { title: string; posts: readonly Reading[] }) => (
  <section aria-label={title}>
    <h2 className={heading}>{title}</h2>
    <ul className={list}>
      {posts.map((post) => (
        <li key={post.slug}>
          <span>{post.category}</span>
          <TextLink to="/blog/$slug" params={{ slug: post.slug }}>
            {post.title}
          </TextLink>
        </li>
      ))}
    </ul>
  </section>
);
