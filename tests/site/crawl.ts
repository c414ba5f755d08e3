import { expect, test } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { company } from '../../content/company';

export const AT_ONCE = 8;

export interface Page {
  path: string;
  status: number;
  size: number;
  document: HTMLElement;
  ids: Set<string>;
  links: Link[];
}

export interface Link {
  href: string;
  path: string;
  id: string;
}

export const pages = new Map<string, Page>();

export const files = new Map<string, boolean>();

export const named = new Map<string, Link[]>();

export const site = () => test.info().project.use.baseURL ?? '';

/** Links of this site only: no `https:`, `tel:`, `mailto:` or `data:`. */
export function linkFrom(from: string, href: string): Link[] {
  const { origin, pathname, hash } = new URL(href, company.origin + from);
  return origin === company.origin ? [{ href, path: decodeURI(pathname), id: decodeURIComponent(hash.slice(1)) }] : [];
}

export const srcset = (value = '') =>
  [...value.matchAll(/([^\s,]\S*)(\s+[\d.]+[wx])?(,|$)/g)].map(([, url = '']) => url);

export function linksOf(path: string, document: HTMLElement): Link[] {
  const written = document.querySelectorAll('a, link, script, img, source, video, meta[property="og:image"]');
  return written
    .flatMap((element) => [
      ...['href', 'src', 'poster', 'content'].flatMap((name) => element.getAttribute(name) ?? []),
      ...srcset(element.getAttribute('srcset')),
      ...srcset(element.getAttribute('imagesrcset')),
    ])
    .flatMap((href) => linkFrom(path, href));
}

export async function read(path: string): Promise<Link[]> {
  const response = await fetch(site() + encodeURI(path));
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) {
    const html = await response.text();
    const document = parse(html);
    const links = linksOf(path, document);
    const ids = new Set(document.querySelectorAll('[id]').map(({ id }) => id));
    pages.set(path, { path, status: response.status, size: Buffer.byteLength(html), document, ids, links });
    return links;
  }
  files.set(path, response.ok);
  const text = /css|xml|text\/plain/.test(type) ? await response.text() : await response.body?.cancel();
  const links = [...(text ?? '').matchAll(/url\(['"]?([^'")]+)|<(?:loc|link|guid)>([^<]+)|^Sitemap: (.+)$/gm)].flatMap(
    ([, ...found]) => found.flatMap((href) => (href ? linkFrom(path, href) : [])),
  );
  named.set(path, links);
  return links;
}

export async function follow(...starts: string[]) {
  const seen = new Set([...pages.keys(), ...files.keys(), ...starts]);
  let next = starts;
  while (next.length) {
    const links: Link[] = [];
    const waiting = [...next];
    const reader = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) links.push(...(await read(path)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, reader));
    next = [...new Set(links.map(({ path }) => path))].filter((path) => !seen.has(path));
    for (const path of next) seen.add(path);
  }
}

export const known = () => [...pages.values()].filter(({ status }) => status === 200);

export const textOf = (page: Page, selector: string) => page.document.querySelector(selector)?.text.trim() ?? '';

export const descriptionOf = ({ document }: Page) =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

export function shared(what: (page: Page) => string) {
  const by = new Map<string, string[]>();
  for (const page of known()) by.set(what(page), [...(by.get(what(page)) ?? []), page.path]);
  return [...by].filter(([, paths]) => paths.length > 1);
}

export const text = expect.stringMatching(/\S/);
