import type { Post } from '../../machines/blog/posts.rules';
import { pictureNamed } from '../design/Picture/named-pictures';
import { loadPosts } from '../services/posts';
import { aboutPost } from './structured-data';

export const headOf = (post: Post) => ({
  title: post.title,
  description: post.description,
  path: `/blog/${post.slug}`,
  type: 'article' as const,
  about: aboutPost(post, pictureNamed(post.coverImage)?.picture.img.src),
});

/** For a post that is opened from another page. An unknown slug has no metadata. */
export async function postHead(slug: string) {
  const post = (await loadPosts()).find((one) => one.slug === slug);
  return post && headOf(post);
}
