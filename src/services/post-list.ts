import type { Post } from '../../machines/blog/posts.rules';

const summaries = import.meta.glob<Post>('../../content/blog/*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});

/** The posts without their texts, in a file of its own. */
export const posts = Object.values(summaries);
