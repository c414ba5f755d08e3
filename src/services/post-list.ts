import type { Post } from '../../machines/blog/posts.rules';

const summaries = import.meta.glob<Post>('../../content/blog/*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});

export const posts = Object.values(summaries);
