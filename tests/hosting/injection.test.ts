import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, test, vi } from 'vitest';

// Styles are made by the build.
vi.mock('../../src/design/Markdown.css', () => ({ text: 'text' }));
const { Markdown } = await import('../../src/design/Markdown');
const { pageHead } = await import('../../src/seo');
const { aboutPost } = await import('../../src/structured-data');
const { rss } = await import('../../tools/feeds');

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
    const [, title] = /<item><title>(.*?)<\/title>/s.exec(rss([post(text)])) ?? [];
    expect(title).not.toContain('<');
  });

  const drawn = (text: string) => parse(renderToStaticMarkup(createElement(Markdown, null, text)));

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
});
