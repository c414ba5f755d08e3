import { existsSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { company } from '../../content/company';
import { robots, rss, sitemap } from '../../tools/build/feeds';
import { lastModified } from '../../tools/build/last-modified';
import { templates } from '../../tools/build/templates';

const post = {
  slug: 'een',
  title: 'Panelen & <batterij>',
  date: '2026-05-21',
  description: 'Wat u moet weten.',
  category: 'Advies',
  tags: ['advies'],
  readingTime: 4,
};

const textsOf = (xml: string, name: string) =>
  parse(xml)
    .querySelectorAll(name)
    .map(({ text }) => text);

describe('§2 what search engines are told', () => {
  test('the sitemap has every page but the one that means nothing by itself', async () => {
    const xml = await sitemap(['/', '/contact', '/bedankt-offerte'], () => undefined);

    expect(textsOf(xml, 'loc')).toEqual([`${company.origin}/`, `${company.origin}/contact`]);
  });

  test('the sitemap says when what a page says was last changed, and nothing where that is not known', async () => {
    const committed = new Map([
      ['content/services/zakelijk/telefonie.ts', '2026-10-01'],
      ['content/regions/towns.ts', '2026-09-01'],
      ['content/regions/solar-regions.ts', '2026-09-02'],
    ]);
    const modified = lastModified([post, { ...post, slug: 'twee', date: '2026-11-12' }], committed);
    const paths = ['/blog', '/blog/een', '/diensten/telefonie', '/regios/thuisbatterij', '/regios/ede', '/contact'];

    expect(paths.map((path) => [path, modified(path)])).toEqual([
      ['/blog', '2026-11-12'],
      ['/blog/een', '2026-05-21'],
      ['/diensten/telefonie', '2026-10-01'],
      ['/regios/thuisbatterij', '2026-09-02'],
      ['/regios/ede', '2026-09-02'],
      ['/contact', undefined],
    ]);
    const xml = await sitemap(['/blog', '/contact'], modified);
    expect(textsOf(xml, 'loc')).toHaveLength(2);
    expect(textsOf(xml, 'lastmod')).toEqual(['2026-11-12']);
  });

  test('every file that a page is dated by is there', () => {
    const asked: string[] = [];
    const noting = { get: (file: string) => void asked.push(file) } as unknown as ReadonlyMap<string, string>;
    const modified = lastModified([], noting);
    for (const path of Object.values(templates)) modified(path);

    expect(asked.filter((file) => !existsSync(file) && !file.startsWith('content/services/zakelijk/'))).toEqual([]);
    expect(asked.length).toBeGreaterThan(20);
  });

  test('robots.txt leads to it', () => {
    expect(robots).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  });
});

describe('§2 Blog: the feed', () => {
  test('has the newest post first, with nothing in it that is not text', () => {
    const xml = rss([post, { ...post, slug: 'twee', date: '2026-11-12' }]);

    expect(textsOf(xml, 'guid')).toEqual([`${company.origin}/blog/twee`, `${company.origin}/blog/een`]);
    expect(xml).toContain('<title><![CDATA[Panelen & <batterij>]]></title>');
    expect(xml).toContain('<pubDate>Thu, 21 May 2026 00:00:00 GMT</pubDate>');
  });
});
