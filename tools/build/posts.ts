import { readFile, readdir } from 'node:fs/promises';
import { basename, parse as pathOf } from 'node:path';
import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { Plugin } from 'vite';
import { type Post, readingTimeOf } from '../../machines/blog/posts.rules';
import { type MarkdownNode, wordsOf } from '../../content/markdown-tree';
import { slugOf } from '../../content/slug';
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
        code: `export default ${JSON.stringify(query === 'summary' ? attributes : { attributes, body: markdownTree(body).map(named) })}`,
        map: null,
      };
    },
  },
});

/** The table of contents leads to it. */
const named = (node: MarkdownNode): MarkdownNode =>
  typeof node !== 'string' && node[0] === 'h2' ? ['h2', { id: slugOf(wordsOf(node[2])) }, node[2]] : node;

/** Throws with the name of the file, and of the field, when something is missing or malformed. */
export function parsePost(source: string, file: string, pictures: readonly string[]): Article {
  const refuse = (problem: string) => new Error(`content/blog/${file}: ${problem}.`);
  const slug = file.replace(/\.md$/, '');
  if (!v.is(slugSchema, slug)) throw refuse('is not named in lower case letters, digits and hyphens');

  const { frontMatter, body } = split(source, refuse);
  if (frontMatter === undefined) throw refuse('does not start with front-matter between two lines of ---');
  if (!body) throw refuse('has no text');
  const { success, output, issues } = v.safeParse(attributesSchema(pictures), frontMatter);
  if (!success) {
    throw refuse(issues.map((issue) => `'${v.getDotPath(issue) ?? 'front-matter'}' ${issue.message}`).join('; '));
  }
  return { attributes: { slug, ...output, readingTime: readingTimeOf(body) }, body };
}

function split(source: string, refuse: (problem: string) => Error): { frontMatter: unknown; body: string } {
  const file = new VFile(source);
  try {
    matter(file, { strip: true });
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  const isStripped = String(file).length < source.length;
  return { frontMatter: isStripped ? file.data.matter : undefined, body: String(file).trim() };
}

const slugSchema = v.pipe(v.string(), v.slug());

const messages = { never: 'is no field of a post', Object: 'is not a list of fields' };

const text = v.pipe(v.string('is not a text'), v.trim(), v.nonEmpty('is not a text'));

const attributesSchema = (pictures: readonly string[]) =>
  v.strictObject(
    {
      title: text,
      // Not the 30th of February.
      date: v.pipe(
        text,
        v.check((day) => isDay(day), 'is not a day such as 2026-11-21'),
      ),
      description: text,
      category: text,
      coverImage: v.optional(
        v.pipe(
          text,
          v.check(
            (name) => pictures.includes(name),
            ({ input }) => `is no picture of content/pictures: ${input}`,
          ),
        ),
      ),
      tags: v.pipe(
        text,
        v.transform((tags) =>
          tags
            .split(',')
            .map((tag) => tag.trim())
            .filter(Boolean),
        ),
        v.nonEmpty('names none'),
      ),
    },
    ({ expected }) => messages[expected as keyof typeof messages] ?? 'is not a text',
  );

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day) === true;
