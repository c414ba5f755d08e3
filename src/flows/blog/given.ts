import { notFound } from '@tanstack/react-router';
import { loadArticle, loadPosts, postSlugs } from '../../services/posts';
import { articleText } from './blog.logic';

/** What the pages of the blog are prerendered with. In the browser the machines load it. */
export const givenPosts = loadPosts;

export async function givenPost(slug: string) {
  if (!postSlugs.includes(slug)) throw notFound();
  const [{ attributes: post }] = await Promise.all([loadArticle(slug), articleText(slug).preload()]);
  return post;
}
