import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company, titled } from '../../content/company';
import { pages } from '../../content/pages/heads';
import type { Post } from '../../machines/blog/posts.rules';
import { lastModified } from './last-modified';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const here = (path: string) => escaped(company.origin + path);
export const hiddenPages = Object.entries(pages).flatMap(([path, page]) => ('noindex' in page ? path : []));

export const sitemap = (paths: readonly string[], modified: (path: string) => string | undefined): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths
      .filter((path) => !hiddenPages.includes(path))
      .map((path) => {
        const day = modified(path);
        return `<url><loc>${here(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
      }),
    '</urlset>',
    '',
  ].join('\n');

export const rss = (posts: readonly Post[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escaped(titled('Blog'))}</title>`,
    `<link>${here('/blog')}</link>`,
    `<atom:link href="${here('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    `<description>Het laatste nieuws over zonnepanelen, van ${escaped(company.name)}.</description>`,
    '<language>nl</language>',
    ...[...posts]
      .sort((one, other) => other.date.localeCompare(one.date))
      .map(({ slug, title, description, date, category }) =>
        [
          '<item>',
          `<title>${escaped(title)}</title>`,
          `<link>${here(`/blog/${slug}`)}</link>`,
          `<guid>${here(`/blog/${slug}`)}</guid>`,
          `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
          `<category>${escaped(category)}</category>`,
          `<description>${escaped(description)}</description>`,
          '</item>',
        ].join(''),
      ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`;

export async function writeFeeds(folder: string, paths: readonly string[], posts: readonly Post[]): Promise<void> {
  await writeFile(join(folder, 'sitemap.xml'), sitemap(paths, lastModified(posts)));
  await writeFile(join(folder, 'robots.txt'), robots);
  await writeFile(join(folder, 'blog/rss.xml'), rss(posts));
}
