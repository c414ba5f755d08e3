import { readFile, readdir } from 'node:fs/promises';
import { basename, parse as pathOf } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { type Post, readingTimeOf } from '../../machines/blog/posts.rules';
import { markdownTree } from './markdown';

interface Article {
  attributes: Post;
  /** Markdown. */
  body: string;
}

/** Makes a module of a Markdown file: `{ attributes, body }` with the body as a tree. `?summary` imports the attributes alone. */
export const posts = (): Plugin => ({
  name: 'posts',
  enforce: 'pre',
  load: {
    filter: { id: /\.md(\?|$)/ },
    async handler(id) {
      const [file = '', query] = id.split('?');
      const pictures = await readdir('content/pictures');
      const article = parsePost(
        await readFile(file, 'utf8'),
        basename(file),
        pictures.map((picture) => pathOf(picture).name),
      );
      this.addWatchFile(file);
      const { attributes, body } = article;
      return {
        code: `export default ${JSON.stringify(query === 'summary' ? attributes : { attributes, body: markdownTree(body) })}`,
        map: null,
      };
    },
  },
});

/** Throws with the name of the file when something is missing or malformed. */
export function parsePost(source: string, file: string, pictures: readonly string[]): Article {
  const refuse = (problem: string) => new Error(`content/blog/${file}: ${problem}.`);
  const [, head, body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined) throw refuse('does not start with front-matter between two lines of ---');
  if (!body.trim()) throw refuse('has no text');

  const given = parsed(head, refuse);
  if (typeof given !== 'object' || given === null) throw refuse('has front-matter without keys');
  const keys = new Map(Object.entries(given));
  const stray = [...keys.keys()].find((key) => !KEYS.includes(key));
  if (stray !== undefined) throw refuse(`'${stray}' is none of ${KEYS.join(', ')}`);
  const text = (key: string): string => {
    const value: unknown = keys.get(key);
    if (typeof value !== 'string' || !value.trim()) throw refuse(`'${key}' is not a text`);
    return value.trim();
  };

  const date = text('date');
  if (!isDate(date)) throw refuse(`'date' is not a day such as 2026-11-21`);
  const coverImage = keys.has('coverImage') ? text('coverImage') : undefined;
  if (coverImage !== undefined && !pictures.includes(coverImage)) {
    throw refuse(`'coverImage' is no picture of content/pictures: ${coverImage}`);
  }
  const tags = text('tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  if (tags.length === 0) throw refuse(`'tags' names none`);
  const slug = file.replace(/\.md$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw refuse('is not named in lower case letters, digits and hyphens');
  return {
    attributes: {
      slug,
      title: text('title'),
      date,
      description: text('description'),
      category: text('category'),
      coverImage,
      tags,
      readingTime: readingTimeOf(body),
    },
    body: body.trim(),
  };
}

function parsed(head: string, refuse: (problem: string) => Error): unknown {
  try {
    return parse(head);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
}

const KEYS = ['title', 'date', 'description', 'category', 'coverImage', 'tags'];

/** Not the 30th of February. */
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
