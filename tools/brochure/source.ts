import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Brochure } from './Brochure';

export const PDF = 'public/brochure-thuisbatterij.pdf';

/** The fingerprint of what was printed. */
export const PRINTED = 'content/brochure/printed.txt';

export const html = `<!doctype html>${renderToStaticMarkup(createElement(Brochure))}`;

/** Names the contents of the HTML and of every file in it, so that a test sees when the PDF is behind. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(html);
  for (const [, file] of html.matchAll(/(?:<link[^>]+href|<img[^>]+src)="([^"?]+)/g)) hash.update(readFileSync(file!));
  return hash.digest('hex');
}
