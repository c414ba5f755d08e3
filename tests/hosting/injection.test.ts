import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, test, vi } from 'vitest';
import { company } from '../../content/company';
import { fuzzed } from '../../tools/charts/paths/chance';

vi.mock('../../src/design/Markdown/Markdown.css', () => ({ text: 'text' }));
const { Markdown } = await import('../../src/design/Markdown/Markdown');
const { markdownTree: made } = await import('../../tools/build/markdown');
const { pageHead } = await import('../../src/seo/head');
const { aboutPost } = await import('../../src/seo/structured-data');
const { rss } = await import('../../tools/build/feeds');

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  '\u2028alert(1)//',
  '{{constructor.constructor("alert(1)")()}}',
];

const post = (text: string) => ({
  slug: 'een',
  title: text,
  date: '2026-05-21',
  description: text,
  category: text,
  tags: [text],
  readingTime: 4,
});

describe('§7 what is written cannot become a script', () => {
  test.each(hostile)('in structured data: %s', (text) => {
    const { scripts = [] } = pageHead({ title: text, description: text, path: '/', about: aboutPost(post(text)) });

    for (const { type, children } of scripts) {
      const page = parse(`<head><script type="${type}">${children}</script></head>`);
      expect(page.querySelectorAll('*').map(({ rawTagName }) => rawTagName)).toEqual(['head', 'script']);
      expect(children).not.toMatch(/<[!/s]/i);
    }
    expect(JSON.parse(scripts[0]?.children ?? '')).toMatchObject({ headline: text, description: text });
  });

  test.each(hostile)('in the feed: %s', (text) => {
    const [, item = ''] = rss([post(text)]).split('<item>');
    const [title = ''] = item.split('</title>');
    const outsideOfCdata = title.split('<![CDATA[').map((part) => part.slice(part.indexOf(']]>') + 3));

    expect(title).toContain('<title><![CDATA[');
    expect(outsideOfCdata.slice(1).join('')).toBe('');
  });

  /** Internal links need a router. */
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const drawn = (text: string) =>
    parse(
      renderToStaticMarkup(
        createElement(RouterContextProvider, { router, children: createElement(Markdown, { of: made(text) }) }),
      ),
    );

  test.each([
    ...hostile,
    '<script>alert(1)</script>',
    '<svg onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<a href="javascript:alert(1)">hier</a>',
    '<style>body{display:none}</style>',
  ])('as HTML in markdown: %s', (text) => {
    const allowed = ['DIV', 'P'];
    expect(
      drawn(text)
        .querySelectorAll('*')
        .filter(({ tagName }) => !allowed.includes(tagName)),
    ).toEqual([]);
  });

  test.each([
    '[hier](javascript:alert(1))',
    '[hier](JaVaScRiPt:alert(1))',
    '[hier](&#106;avascript:alert(1))',
    '[hier](java\tscript:alert(1))',
    '[hier](<java\nscript:alert(1)>)',
    '[hier](data:text/html,<script>alert(1)</script>)',
    '[hier](vbscript:msgbox(1))',
    '<javascript:alert(1)>',
    '![beeld](javascript:alert(1))',
    '![beeld](data:image/svg+xml,<svg onload=alert(1)>)',
    '![beeld](x" onerror="alert(1))',
    '[hier](https://a.example "x\\" onclick=\\"alert(1)")',
    '[hier][1]\n\n[1]: javascript:alert(1)',
  ])('as a link in markdown: %s', (text) => {
    for (const element of drawn(text).querySelectorAll('*')) {
      for (const [name, value] of Object.entries(element.attributes)) {
        expect(name).not.toMatch(/^on/i);
        if (['href', 'src'].includes(name)) expect(value).toMatch(/^(https?:|mailto:|\/|x)/);
      }
    }
  });

  const elements = 'DIV P A IMG EM STRONG CODE PRE UL OL LI BLOCKQUOTE H2 H3 H4 H5 H6 HR BR'.split(' ');
  const attributes = ['href', 'src', 'alt', 'title', 'loading', 'start', 'class', 'data-status', 'aria-current'];
  const protocols = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];

  /** Parsed as by a browser; an unparsable address leads nowhere. */
  const harmlessAddress = (value: string) =>
    !URL.canParse(value, company.origin) || protocols.includes(new URL(value, company.origin).protocol);

  const harmless = (text: string) =>
    drawn(text)
      .querySelectorAll('*')
      .every(
        (element) =>
          elements.includes(element.tagName) &&
          Object.entries(element.attributes).every(
            ([name, value]) => attributes.includes(name) && (!['href', 'src'].includes(name) || harmlessAddress(value)),
          ),
      );

  const joined = (parts: fc.Arbitrary<string>, most: number) =>
    fc.array(parts, { maxLength: most }).map((drawn) => drawn.join(''));
  const schemes = [
    'javascript',
    'JaVaScRiPt',
    'java\tscript',
    'java\nscript',
    '&#106;avascript',
    'data',
    'vbscript',
    'file',
  ];
  const address = joined(
    fc.oneof(
      fc.constantFrom(...schemes, ':', '&colon;', '&#58;', '%3A', '//', '/', '\\', 'https:', 'mailto:', 'blob:'),
      fc.constantFrom(
        'alert(1)',
        'text/html,<script>alert(1)</script>',
        '\0',
        '\u0001',
        '\u00a0',
        '&Tab;',
        '"',
        "'",
        '<',
        '>',
        ' ',
        '?',
        '#',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    6,
  );

  test('fuzzed: wherever a link in markdown leads, it executes nothing', () => {
    const shapes = [
      (to: string) => `[hier](${to})`,
      (to: string) => `[hier](<${to}>)`,
      (to: string) => `![beeld](${to})`,
      (to: string) => `<${to}>`,
      (to: string) => `[hier][1]\n\n[1]: ${to}`,
      (to: string) => `[![beeld](${to})](${to} "${to}")`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...shapes), address, (link, to) => harmless(link(to))),
      fuzzed,
    );
  });

  test('fuzzed: whatever stands in a text, nothing of it is executed', () => {
    const marks = [
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '!',
      '`',
      '```',
      '\\',
      '\n',
      '\n\n',
      '    ',
      '# ',
      '- ',
      '> ',
      '***',
      '|',
      '&',
      ';',
      '[1]: ',
    ];
    const code = [
      '<script>',
      '</script>',
      '<img src=x onerror=',
      '<svg/onload=',
      '<a href="',
      ' onclick="',
      '<!--',
      '-->',
      '<![CDATA[',
      '<style>',
    ];
    const text = joined(fc.oneof(fc.constantFrom(...marks), fc.constantFrom(...marks, ...code), address), 8);
    fc.assert(fc.property(text, harmless), fuzzed);
  });
});
