/** A blog post without its text, as the list shows it. */
export interface Post {
  /** The name of its file. */
  slug: string;
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  description: string;
  category: string;
  /** Name of a picture. */
  coverImage?: string;
  tags: readonly string[];
  /** In minutes. */
  readingTime: number;
}

/** A post as a link. */
export type Reading = Pick<Post, 'slug' | 'title' | 'category' | 'coverImage'>;

/** What the visitor wants to see of the posts. */
export interface PostFilter {
  search: string;
  /** Every category when there is none. */
  category?: string;
}

const WORDS_PER_MINUTE = 200;

/** §9 Reading time, in minutes. Marks of the markup are not words. */
export const readingTimeOf = (text: string): number =>
  Math.ceil(text.split(/\s/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length / WORDS_PER_MINUTE);

/** §9 Newest first. */
export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => other.date.localeCompare(one.date));

/** §5 Blog list: search on title or description, and the category. */
export function filtered(posts: readonly Post[], { search, category }: PostFilter): Post[] {
  const wanted = search.trim().toLowerCase();
  return posts
    .filter((post) => category === undefined || post.category === category)
    .filter(({ title, description }) => [title, description].some((text) => text.toLowerCase().includes(wanted)));
}

const RELATED = 3;

/** An extension: the posts that share most tags with this one, the newest of them first. */
export function relatedTo(posts: readonly Post[], slug: string): Post[] {
  const tags = posts.find((post) => post.slug === slug)?.tags ?? [];
  const shared = (post: Post) => post.tags.filter((tag) => tags.includes(tag)).length;
  return newestFirst(posts.filter((post) => post.slug !== slug))
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, RELATED);
}

/** Each category once, in Dutch order. */
export const categoriesOf = (posts: readonly Post[]): string[] =>
  [...new Set(posts.map(({ category }) => category))].sort(new Intl.Collator('nl').compare);

/** No post has this slug. */
export class PostNotFound extends Error {
  constructor() {
    super('Post not found');
  }
}

/** Why there is no post. */
export type PostFailure = 'unknown' | 'failed';

export const postFailureOf = (error: unknown): PostFailure => (error instanceof PostNotFound ? 'unknown' : 'failed');
