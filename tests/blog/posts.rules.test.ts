import { describe, expect, test } from 'vitest';
import {
  type Post,
  categoriesOf,
  filtered,
  newestFirst,
  readingTimeOf,
  relatedTo,
} from '../../machines/blog/posts.rules';
import { longDate, readingTimeText } from '../../content/pages/blog';
import { articles, posts } from './blog.model';

const post = (changes: Partial<Post>): Post => ({
  slug: 'thuisbatterij',
  title: 'Een thuisbatterij',
  date: '2026-10-08',
  description: 'Wanneer loont opslag?',
  category: 'Advies',
  tags: ['opslag'],
  readingTime: 4,
  ...changes,
});

describe('§5 Blog list: search on title or description and a category filter', () => {
  const battery = post({});
  const roof = post({ slug: 'dak', title: 'Uw dak', description: 'Eerst het dak', category: 'Techniek' });

  test.each([
    { search: '', found: [battery, roof] },
    { search: '  ', found: [battery, roof] },
    { search: 'THUISBATTERIJ', found: [battery] },
    { search: ' opslag ', found: [battery] },
    { search: 'eerst', found: [roof] },
    { search: '.*', found: [] },
    { search: 'advies', found: [] },
  ])('"$search" finds $found.length', ({ search, found }) => {
    expect(filtered([battery, roof], { search })).toEqual(found);
  });

  test('both have to match', () => {
    expect(filtered([battery, roof], { search: 'dak', category: 'Techniek' })).toEqual([roof]);
    expect(filtered([battery, roof], { search: 'dak', category: 'Advies' })).toEqual([]);
  });

  test('each category is offered once, in Dutch order', () => {
    const categories = ['Techniek', 'advies', 'Énergie', 'Techniek'].map((category) => post({ category }));

    expect(categoriesOf(categories)).toEqual(['advies', 'Énergie', 'Techniek']);
  });
});

describe('extension: what to read next', () => {
  const all = [
    post({ slug: 'this', date: '2026-01-01', tags: ['btw', 'panelen'] }),
    post({ slug: 'old', date: '2025-01-01', tags: ['panelen'] }),
    post({ slug: 'new', date: '2026-06-01', tags: ['panelen'] }),
    post({ slug: 'closest', date: '2024-01-01', tags: ['panelen', 'btw'] }),
    post({ slug: 'other', date: '2026-09-01', tags: ['dak'] }),
  ];

  test('the three that share most tags, the newest of them first, and never the post itself', () => {
    expect(relatedTo(all, 'this').map(({ slug }) => slug)).toEqual(['closest', 'new', 'old']);
    expect(relatedTo(all, 'gone').map(({ slug }) => slug)).toEqual(['other', 'new', 'this']);
    expect(relatedTo(all, 'other').map(({ slug }) => slug)).toEqual(['new', 'this', 'old']);
  });
});

describe('§9 Newest first, §9 Reading time', () => {
  test('posts are sorted newest first, without touching what was given', () => {
    const [old, middle, young] = ['2025-12-31', '2026-01-01', '2026-10-02'].map((date) => post({ date }));
    const given = Object.freeze([middle!, young!, old!]);

    expect(newestFirst(given)).toEqual([young, middle, old]);
  });

  test.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readingTimeOf(`## ${'woord '.repeat(words)}\n\n- `)).toBe(minutes);
  });

  test("the reading time is shown as '{n} min lezen'", () => {
    expect(readingTimeText(4)).toBe('4 min lezen');
  });

  test('D10: dates are in long English format', () => {
    expect(longDate('2026-11-21')).toBe('November 21, 2026');
    expect(longDate('2026-01-01')).toBe('January 1, 2026');
  });

  test('six posts or more exist, each with a picture', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(posts.filter(({ coverImage }) => !coverImage)).toEqual([]);
  });
});
