import { describe, expect, test } from 'vitest';
import { company } from '../../content/company';
import { robots, rss, sitemap } from '../../tools/feeds';

const post = {
  slug: 'een',
  title: 'Panelen & <batterij>',
  date: '2026-05-21',
  description: 'Wat u moet weten.',
  category: 'Advies',
  tags: ['advies'],
  readingTime: 4,
};

describe('§2 what search engines are told', () => {
  test('the sitemap has every page but the one that means nothing by itself', () => {
    const xml = sitemap(['/', '/contact', '/bedankt-offerte']);

    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      `${company.origin}/`,
      `${company.origin}/contact`,
    ]);
  });

  test('robots.txt leads to it', () => {
    expect(robots).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  });
});

describe('§2 Blog: the feed', () => {
  test('has the newest post first, with nothing in it that is not text', () => {
    const xml = rss([post, { ...post, slug: 'twee', date: '2026-11-12' }]);

    expect([...xml.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, url]) => url)).toEqual([
      `${company.origin}/blog/twee`,
      `${company.origin}/blog/een`,
    ]);
    expect(xml).toContain('<title>Panelen &amp; &lt;batterij&gt;</title>');
    expect(xml).toContain('<pubDate>Thu, 21 May 2026 00:00:00 GMT</pubDate>');
  });
});
