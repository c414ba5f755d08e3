import headFont from '~fonts/head.woff2?url';
import textFont from '~fonts/text.woff2?url';
import { company, titled } from '../content/company';
import { SHARE_SIZE, sharePictureOf } from '../content/share-pictures';
import { dark, light } from './design/palette';

/** The bar of a phone goes on in the colour of the strip, which is what a page begins with. */
const barColor = (scheme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${color}">`;

const everyPage = [
  ...[headFont, textFont].map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  barColor('light', light.dark),
  barColor('dark', dark.dark),
  `<link rel="alternate" href="/blog/rss.xml" type="application/rss+xml" title="${titled('Blog')}">`,
].join('');

/** What the company adds to the head of a page. Only the build asks for it, so that it costs no script. */
export function brandTags(path: string): string {
  const picture = sharePictureOf(path);
  return `${everyPage}${Object.entries({
    'og:image': company.origin + picture.src,
    'og:image:width': SHARE_SIZE.width,
    'og:image:height': SHARE_SIZE.height,
    'og:image:alt': picture.alt,
  })
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('')}`;
}
