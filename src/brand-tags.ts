import headFont from '~fonts/head.woff2?url';
import textFont from '~fonts/text.woff2?url';
import { company, titled } from '../content/company';
import { SHARE_SIZE, sharePictureOf } from '../content/share-pictures';
import { dark, light } from './design/palette';
import symbol from './design/symbol.svg?raw';

/** In the page itself: fetched, it would hold up the fonts. Who does not take it has `favicon.ico`. */
const drawnIcon = `data:image/svg+xml,${symbol
  .trim()
  .replace('>', `><style>svg{color:${light.ink}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}}</style>`)
  .replaceAll('#', '%23')
  .replaceAll('<', '%3C')
  .replaceAll('>', '%3E')}`;

/** The bar of a phone goes on in the colour of the strip, which is what a page begins with. */
const barColor = (scheme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${color}">`;

const everyPage = [
  ...[headFont, textFont].map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  `<link rel="icon" href="${drawnIcon}" type="image/svg+xml">`,
  barColor('light', light.dark),
  barColor('dark', dark.dark),
].join('');

const feed = `<link rel="alternate" href="/blog/rss.xml" type="application/rss+xml" title="${titled('Blog')}">`;

/** What the company adds to the head of a page. Only the build asks for it, so that it costs no script. */
export function brandTags(path: string): string {
  const picture = sharePictureOf(path);
  return `${everyPage}${path.startsWith('/blog') ? feed : ''}${Object.entries({
    'og:image': company.origin + picture.src,
    'og:image:width': SHARE_SIZE.width,
    'og:image:height': SHARE_SIZE.height,
    'og:image:alt': picture.alt,
  })
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('')}`;
}
