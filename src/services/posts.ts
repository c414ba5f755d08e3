import { type Post, PostNotFound } from '../../machines/blog/posts.rules';
import { importWithRetry } from '../import-with-retry';
import type { MarkdownTree } from '../../content/markdown-tree';

interface Article {
  attributes: Post;
  body: MarkdownTree;
}

const FOLDER = '../../content/blog/';
const articles = import.meta.glob<{ default: Article }>('../../content/blog/*.md');

export const postSlugs = Object.keys(articles).map((file) => file.slice(FOLDER.length, -'.md'.length));

const loadPostList = importWithRetry(() => import('./post-list'));

export const loadPosts = async (): Promise<readonly Post[]> => (await loadPostList()).posts;

export async function loadArticle(slug: string): Promise<Article> {
  const load = articles[`${FOLDER}${slug}.md`];
  if (!load) throw new PostNotFound();
  return (await importWithRetry(load)()).default;
}
