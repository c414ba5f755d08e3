import { readFileSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { postMachine } from '../../machines/blog/post.machine';
import { postsMachine } from '../../machines/blog/posts.machine';
import { type Post, PostNotFound, newestFirst } from '../../machines/blog/posts.rules';
import { parsePost } from '../../tools/build/posts';
import { type Promises, watches } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';
import { done, elapsed, failed } from '../support/world';

const folder = join(import.meta.dirname, '../../content/blog');
export const pictures = readdirSync(join(folder, '../pictures')).map((file) => parse(file).name);

export const articles = readdirSync(folder).map((file) =>
  parsePost(readFileSync(join(folder, file), 'utf8'), file, pictures),
);
export const posts: readonly Post[] = newestFirst(articles.map(({ attributes }) => attributes));
export const newest = posts[0]!;

/** Matches one title, and none. */
export const search = { one: newest.title.slice(0, 20).toUpperCase(), none: 'kernfusie' };

const choices = [
  { type: 'category.choose', category: newest.category },
  { type: 'category.choose' },
  { type: 'search.change', search: search.one },
  { type: 'search.change', search: search.none },
  { type: 'search.change', search: '' },
] as const;

const filterKey = ({
  value,
  context: { search, category },
}: {
  value: unknown;
  context: { search: string; category?: string };
}) => JSON.stringify([value, search, category]);

export const postsModel = modelOf(
  postsMachine,
  [
    ...choices.slice(0, 1),
    { type: 'search.change', search: search.none },
    { type: 'retry' },
    done('loadPosts', posts.toReversed()),
    failed('loadPosts', new Error('offline')),
    elapsed('TIMEOUT', 'posts.loading'),
  ],
  { input: {}, page: '/blog', key: filterKey },
);

export const givenPostsModel = modelOf(postsMachine, choices, {
  input: { given: posts },
  page: '/blog',
  key: filterKey,
});

const sharing = [
  { type: 'share' },
  done('sharePost', 'offered'),
  done('sharePost', 'copied'),
  failed('sharePost', new Error('refused')),
] as const;

export const postModel = modelOf(
  postMachine,
  [
    done('loadPost', newest),
    failed('loadPost', new PostNotFound()),
    failed('loadPost', new Error('offline')),
    elapsed('TIMEOUT', 'post.loading'),
    { type: 'share' },
  ],
  { input: { slug: newest.slug }, page: `/blog/${newest.slug}` },
);

export const givenPostModel = modelOf(postMachine, sharing, {
  input: { slug: newest.slug, given: newest },
  page: `/blog/${newest.slug}`,
});

export const postPromises: Promises = {
  machine: 'post',
  ends: ['post.loaded.reading'],
  spared: { sharePost: 'the browser asks the visitor, who may take time' },
};

export const postsPromises: Promises = {
  machine: 'posts',
  ends: ['posts.loaded'],
  spared: { 'search.change': 'the term stands in the address', watchSearch: watches },
};
