import head from '~fonts/head.woff2?url';
import text from '~fonts/text.woff2?url';
import { fontFaces } from './font-faces';

/** Preloads the fonts of the first view. Only the build renders this. */
export const Fonts = () => (
  <>
    {[head, text].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
    ))}
    <style dangerouslySetInnerHTML={{ __html: fontFaces() }} />
  </>
);
