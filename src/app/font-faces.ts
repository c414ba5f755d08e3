import fallback from '~fonts/fallback.css?raw';
import head from '~fonts/head.woff2?url';
import light from '~fonts/light.woff2?url';
import text from '~fonts/text.woff2?url';

const face = (family: string, file: string, weight: string) =>
  `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weight};font-display:swap}`;

/** Inline and not in the style sheet: the sheet loads later, and a font face that is declared twice is swapped in twice. */
export const fontFaces = () =>
  [
    face('Bricolage Grotesque Variable', head, '600 750'),
    face('Bricolage Light', light, '300 500'),
    face('Figtree Variable', text, '400 700'),
    fallback,
  ].join('');
