import { fromPromise } from 'xstate';
import { type Shareable, type Shared, postMachine } from '../../../machines/blog/post.machine';
import { postsMachine } from '../../../machines/blog/posts.machine';
import type { Post } from '../../../machines/blog/posts.rules';
import { lazyPart } from '../../design/lazyPart';
import { loadArticle, loadPosts } from '../../services/posts';
import { sharePage } from '../../services/share';

export const postsLogic = postsMachine.provide({
  actors: { loadPosts: fromPromise<readonly Post[], void>(loadPosts) },
});

export const postLogic = postMachine.provide({
  actors: {
    // The text is drawn at once when this is done, so it must have arrived by then.
    loadPost: fromPromise<Post, { slug: string }>(async ({ input: { slug } }) => {
      const [{ attributes }] = await Promise.all([loadArticle(slug), articleText(slug).preload()]);
      return attributes;
    }),
    sharePost: fromPromise<Shared, Shareable>(({ input }) => sharePage(input)),
  },
});

const texts = new Map<string, ReturnType<typeof lazyPart>>();

/** The text of an article. A prerendered one is read as it is; its code comes when it is seen. */
export function articleText(slug: string) {
  const known = texts.get(slug);
  if (known) return known;
  const text = lazyPart('artikel', async () => {
    const [{ Markdown }, { body }] = await Promise.all([import('../../design/Markdown'), loadArticle(slug)]);
    return () => <Markdown>{body}</Markdown>;
  });
  texts.set(slug, text);
  return text;
}
