import { fromPromise } from 'xstate';
import { postMachine } from '../../../machines/blog/post.machine';
import { postsMachine } from '../../../machines/blog/posts.machine';
import type { Post } from '../../../machines/blog/posts.rules';
import type { Shareable, Shared } from '../../../machines/sharing';
import { ArticleText } from './ArticleText';
import { lazyMarkdown } from '../../design/Markdown/Markdown';
import { loadArticle, loadPosts } from '../../services/posts';
import { sharePage } from '../../services/share';

export const postsLogic = postsMachine.provide({
  actors: { loadPosts: fromPromise<readonly Post[], void>(loadPosts) },
});

export const postLogic = postMachine.provide({
  actors: {
    // The text renders as soon as this is done, so its code must have arrived.
    loadPost: fromPromise<Post, { slug: string }>(async ({ input: { slug } }) => {
      const [{ attributes }] = await Promise.all([loadArticle(slug), articleText(slug).preload()]);
      return attributes;
    }),
    sharePost: fromPromise<Shared, Shareable>(({ input }) => sharePage(input)),
  },
});

export const articleText = lazyMarkdown(async (slug) => (await loadArticle(slug)).body, ArticleText);
