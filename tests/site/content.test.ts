import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { readingWhileWaiting } from '../../content/pages/quote';
import { priceOf, prices } from '../../content/services/prices';
import privacy from '../../content/legal/privacy';
import voorwaarden from '../../content/legal/voorwaarden';
import { regions } from '../../content/regions/provinces';
import { towns } from '../../content/regions/towns';
import type { ServiceCategory, ServiceText } from '../../content/services/service';

const posts = import.meta.glob<string>('../../content/blog/*.md', { query: '?raw', import: 'default', eager: true });
const texts = import.meta.glob<ServiceText>(['../../content/services/*/*.ts', '!**/index.ts'], {
  import: 'default',
  eager: true,
});

const pages = readdirSync('src/routes')
  .filter((file) => !/\$|^__/.test(file))
  .map(
    (file) =>
      `/${file
        .replace('.tsx', '')
        .replace(/\.?index$/, '')
        .replaceAll('.', '/')}`,
  );
const idsOf = (categories: readonly ServiceCategory[]) => categories.flatMap(({ items }) => items.map(({ id }) => id));
const serviceIds = { particulier: idsOf(catalogue.particulier), zakelijk: idsOf(catalogue.zakelijk) };
const twice = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('extension: what to read while waiting for an offer exists', () => {
  expect(Object.keys(posts)).toEqual(
    expect.arrayContaining(readingWhileWaiting.map((slug) => `../../content/blog/${slug}.md`)),
  );
});

test('extension: a price indication belongs to a service for home owners that exists', () => {
  const priced = serviceIds.particulier.filter((id) => priceOf('particulier', id));

  expect(priced).toEqual(Object.keys(prices));
  expect(priced.map((id) => priceOf('particulier', id)?.from)).toEqual(['€ 1.299', '€ 3.999', '€ 2.499']);
  expect(serviceIds.zakelijk.filter((id) => priceOf('zakelijk', id))).toEqual([]);
});

describe('§2 catalogue', () => {
  test('a text has 150 to 400 words, features, steps and benefits', () => {
    const thin = Object.entries(texts).filter(
      ([, { content, features, process, benefits }]) =>
        words(content) < 150 || words(content) > 400 || !features.length || !process.length || !benefits.length,
    );

    expect(thin.map(([file]) => file)).toEqual([]);
  });

  test('no two texts share a paragraph', () => {
    const paragraphs = Object.values(texts).flatMap(({ content }) =>
      content.split(/\n\n+/).filter((paragraph) => words(paragraph) > 5),
    );

    expect(twice(paragraphs)).toEqual([]);
  });
});

describe('D12 regions', () => {
  test('there are about 130 towns, and six cities or more in every province', () => {
    expect(towns.length).toBeGreaterThan(120);
    for (const { cities } of regions) expect(cities.length).toBeGreaterThanOrEqual(6);
  });
});

describe('links in texts', () => {
  const written = [
    ...Object.entries(texts).map(([file, { content }]) => [file, content] as const),
    ...Object.entries(posts),
    ['privacy', privacy.content] as const,
    ['voorwaarden', voorwaarden.content] as const,
  ];
  const known = (path: string, file: string) => {
    const service = /^\/diensten\/(.+)$/.exec(path)?.[1];
    const type = file.includes('/zakelijk/') ? 'zakelijk' : 'particulier';
    return service ? serviceIds[type].includes(service) : pages.includes(path);
  };

  test('lead to pages that there are', () => {
    const lost = written.flatMap(([file, text]) =>
      [...text.matchAll(/\]\((\/[^)#?]*)/g)].flatMap(([, path = '']) => (known(path, file) ? [] : `${file}: ${path}`)),
    );

    expect(lost).toEqual([]);
  });
});

describe('§3 blog posts', () => {
  test('there are six or more, of 600 to 1,000 words', () => {
    const lengths = Object.values(posts).map((post) => words(post.replace(/^---.*?---/s, '')));

    expect(lengths.length).toBeGreaterThanOrEqual(6);
    for (const length of lengths) {
      expect(length).toBeGreaterThanOrEqual(600);
      expect(length).toBeLessThanOrEqual(1000);
    }
  });
});
