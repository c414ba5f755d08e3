import { company, titled } from '../../content/company';
import { SHARE_SIZE, sharePictureOf } from '../../content/share-pictures';
import { dark, light } from '../design/tokens/palette';
import symbol from '../design/Logo/symbol.svg?raw';

/** Inline: a separate request would delay the fonts. A browser without SVG icons takes `favicon.ico`. */
const icon = () =>
  `data:image/svg+xml,${encodeURIComponent(
    symbol
      .trim()
      .replace('>', `><style>svg{color:${light.ink}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}}</style>`),
  )}`;

/** Only the build renders this, so it costs no script. */
export function BrandTags({ path }: { path: string }) {
  const picture = sharePictureOf(path);
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={icon()} type="image/svg+xml" />
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
