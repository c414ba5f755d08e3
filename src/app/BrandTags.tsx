import { company, titled } from '../../content/company';
import { SHARE_SIZE, sharePictureOf } from '../../content/share-pictures';
import { dark, light } from '../design/tokens/palette';
import symbol from '../design/Logo/symbol.svg?raw';

/** In the page itself: fetched, it would hold up the fonts. A browser that does not take SVG has `favicon.ico`. */
const icon = () =>
  `data:image/svg+xml,${encodeURIComponent(
    symbol
      .trim()
      .replace('>', `><style>svg{color:${light.ink}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}}</style>`),
  )}`;

/** Icons, theme colours and the share picture of a page. Only the build renders it, so that it costs no script. */
export function BrandTags({ path }: { path: string }) {
  const picture = sharePictureOf(path);
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={icon()} type="image/svg+xml" />
      {/* The bar of a phone has the colour of the strip, which is what a page begins with. */}
      <meta name="theme-color" media="(prefers-color-scheme:light)" content={light.dark} />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={dark.dark} />
      {path.startsWith('/blog') && (
        <link rel="alternate" href="/blog/rss.xml" type="application/rss+xml" title={titled('Blog')} />
      )}
      <meta property="og:image" content={company.origin + picture.src} />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={picture.alt} />
    </>
  );
}
