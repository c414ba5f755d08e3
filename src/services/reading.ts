import { type Post, type Reading, relatedTo } from '../../machines/blog/posts.rules';
import { loadPosts } from './posts';

const readingOf = ({ slug, title, category, coverImage }: Post): Reading => ({ slug, title, category, coverImage });

/** Returns links to the related posts. */
export async function readingAfter(slug: string): Promise<Reading[]> {
  return relatedTo(await loadPosts(), slug).map(readingOf);
}

export async function readingNamed(slugs: readonly string[]): Promise<Reading[]> {
  const posts = await loadPosts();
  return slugs.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []).map(readingOf);
}
