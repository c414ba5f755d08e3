import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Feed } from 'feed';
import { SitemapStream, streamToPromise } from 'sitemap';
import { company, titled } from '../../content/company';
import { pages } from '../../content/pages/heads';
import type { Post } from '../../machines/blog/posts.rules';
import { lastModified } from './last-modified';

const here = (path: string) => company.origin + path;
export const hiddenPages = Object.entries(pages).flatMap(([path, page]) => ('noindex' in page ? path : []));

export async function sitemap(
  paths: readonly string[],
  modified: (path: string) => string | undefined,
): Promise<string> {
  const stream = new SitemapStream({ hostname: company.origin, lastmodDateOnly: true });
  for (const path of paths.filter((each) => !hiddenPages.includes(each))) {
    stream.write({ url: path, lastmod: modified(path) });
  }
  stream.end();
  return String(await streamToPromise(stream));
}

export function rss(posts: readonly Post[]): string {
  const newestFirst = posts.toSorted((one, other) => other.date.localeCompare(one.date));
  const [newest] = newestFirst;
  const feed = new Feed({
    title: titled('Blog'),
    description: `Het laatste nieuws over zonnepanelen, van ${company.name}.`,
    id: here('/blog'),
    link: here('/blog'),
    language: 'nl',
    updated: newest && new Date(newest.date),
    copyright: company.name,
    feedLinks: { rss: here('/blog/rss.xml') },
  });
  for (const { slug, title, description, date, category } of newestFirst) {
    const link = here(`/blog/${slug}`);
    feed.addItem({ title, id: link, link, description, date: new Date(date), category: [{ name: category }] });
  }
  return feed.rss2();
}

export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${here('/sitemap.xml')}\n`;

export async function writeFeeds(folder: string, paths: readonly string[], posts: readonly Post[]): Promise<void> {
  await writeFile(join(folder, 'sitemap.xml'), await sitemap(paths, lastModified(posts)));
  await writeFile(join(folder, 'robots.txt'), robots);
  await writeFile(join(folder, 'blog/rss.xml'), rss(posts));
}
