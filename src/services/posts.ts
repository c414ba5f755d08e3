import { PostNotFound } from '../../machines/blog/post.machine';
import type { Post } from '../../machines/blog/posts.rules';
import type { Drawn } from '../../content/drawn';
import { importAgain } from '../import-again';

/** What the import of a post gives. */
interface Article {
  attributes: Post;
  body: Drawn;
}

const FOLDER = '../../content/blog/';
const articles = import.meta.glob<{ default: Article }>('../../content/blog/*.md');

/** Every post that there is. */
export const postSlugs = Object.keys(articles).map((file) => file.slice(FOLDER.length, -'.md'.length));

export async function loadPosts(): Promise<readonly Post[]> {
  const { posts } = await importAgain(() => import('./post-list'));
  return posts;
}

export async function loadArticle(slug: string): Promise<Article> {
  const load = articles[`${FOLDER}${slug}.md`];
  if (!load) throw new PostNotFound();
  return (await importAgain(load)).default;
}
