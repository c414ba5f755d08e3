import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePost } from '../../tools/build/posts';
import { fuzzed } from '../../tools/charts/paths/chance';

const head = {
  title: "'Salderen: dit blijft'",
  date: '2026-11-12',
  description: 'Wat u nu kunt regelen.',
  category: 'Regelgeving',
  coverImage: 'schuur',
  tags: ' salderen , zonnepanelen,, ',
};

const source = (
  changes: Partial<Record<keyof typeof head | 'auteur', string | undefined>> = {},
  body = 'Een *tekst*.',
) =>
  `---\n${Object.entries({ ...head, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

const parse = (text: string, file = 'salderen.md') => parsePost(text, file, ['schuur']);

describe('§3 Blog post', () => {
  test('is read from a markdown file with front-matter', () => {
    expect(parse(source())).toEqual({
      attributes: {
        slug: 'salderen',
        title: 'Salderen: dit blijft',
        date: '2026-11-12',
        description: 'Wat u nu kunt regelen.',
        category: 'Regelgeving',
        coverImage: 'schuur',
        tags: ['salderen', 'zonnepanelen'],
        readingTime: 1,
      },
      body: 'Een *tekst*.',
    });
  });

  test('may do without a cover image', () => {
    expect(parse(source({ coverImage: undefined })).attributes.coverImage).toBeUndefined();
  });

  test('keeps a line of --- in its text', () => {
    expect(parse(source({}, 'Voor\n\n---\n\nna')).body).toBe('Voor\n\n---\n\nna');
  });

  test('can be written on Windows', () => {
    expect(parse(source().replaceAll('\n', '\r\n')).attributes.title).toBe('Salderen: dit blijft');
  });
});

describe('a file that is no post stops the build with its name', () => {
  test.each([
    ...(['title', 'date', 'description', 'category', 'tags'] as const).flatMap((key) => [
      { what: `no ${key}`, text: source({ [key]: undefined }), problem: `'${key}' is not a text` },
      { what: `an empty ${key}`, text: source({ [key]: '' }), problem: `'${key}' is not a text` },
    ]),
    { what: 'a title that is a number', text: source({ title: '2027' }), problem: "'title' is not a text" },
    { what: 'tags in a list', text: source({ tags: '[salderen]' }), problem: "'tags' is not a text" },
    { what: 'tags without any', text: source({ tags: "', ,'" }), problem: "'tags' names none" },
    { what: 'a Dutch date', text: source({ date: '12-11-2026' }), problem: "'date' is not a day" },
    { what: 'a day that never comes', text: source({ date: '2026-02-30' }), problem: "'date' is not a day" },
    { what: 'an unknown picture', text: source({ coverImage: 'kat' }), problem: 'no picture of content/pictures: kat' },
    { what: 'an empty coverImage', text: source({ coverImage: '' }), problem: "'coverImage' is not a text" },
    { what: 'a key of its own', text: source({ auteur: 'Jan' }), problem: "'auteur' is no field of a post" },
    { what: 'no front-matter', text: 'Een tekst.', problem: 'does not start with front-matter' },
    { what: 'an empty file', text: '', problem: 'does not start with front-matter' },
    { what: 'front-matter of one word', text: '---\nhallo\n---\ntekst', problem: 'is not a list of fields' },
    { what: 'no text', text: source({}, ' '), problem: 'has no text' },
  ])('$what', ({ text, problem }) => {
    expect(() => parse(text)).toThrow('content/blog/salderen.md: ');
    expect(() => parse(text)).toThrow(problem);
  });

  test('malformed YAML', () => {
    expect(() => parse(source({ title: "'open" }))).toThrow('content/blog/salderen.md: ');
  });

  test.each(['Salderen.md', 'sal deren.md', 'salderen-.md', '$slug.md'])('the name %s', (file) => {
    expect(() => parse(source(), file)).toThrow(`content/blog/${file}: is not named in`);
  });
});

test('fuzzed: whatever stands in a file, it is a post or an error with its name', () => {
  const value = fc.oneof(
    fc.constantFrom(...Object.values(head)),
    fc.constantFrom(
      "''",
      '""',
      '[]',
      '{}',
      '~',
      'true',
      '1e3',
      '2026-02-30',
      '&a x',
      '*a',
      '!!binary x',
      '| ',
      '>-',
      '- ',
      '<<',
      '? x',
      '%TAG',
      '\t',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const line = fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.keys(head), 'auteur', '__proto__', 'toString', '<<'), value)
      .map(([key, given]) => `${key}: ${given}`),
    fc.constantFrom('---', '...', '', '# x', '  - x'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const changed = fc.dictionary(fc.constantFrom(...(Object.keys(head) as (keyof typeof head)[])), value, {
    noNullPrototype: true,
  });
  const text = fc.oneof(
    fc.tuple(changed, fc.string()).map(([changes, body]) => source(changes, body)),
    fc.array(line, { maxLength: 10 }).map((lines) => `---\n${lines.join('\n')}\n---\ntekst`),
    fc.string({ unit: 'binary' }),
  );
  const file = fc.oneof(
    fc.constant('salderen.md'),
    fc.string({ unit: fc.constantFrom(...'az09-./\\ A'), maxLength: 8 }),
  );

  fc.assert(
    fc.property(text, file, (given, name) => {
      try {
        const { attributes, body } = parse(given, name);
        const { slug, title, date, description, category, coverImage, tags, readingTime } = attributes;

        expect(slug).toMatch(/^[a-z0-9-]+$/);
        expect(new Date(date).toJSON().slice(0, 10)).toBe(date);
        expect([undefined, 'schuur']).toContain(coverImage);
        expect(tags.length).toBeGreaterThan(0);
        for (const written of [title, description, category, body, ...tags])
          expect(written).toBe(written.trim() || 'a text');
        expect(readingTime).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toHaveProperty('message', expect.stringContaining(`content/blog/${name}: `));
      }
    }),
    fuzzed,
  );
});
