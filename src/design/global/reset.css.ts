import { globalStyle } from '@vanilla-extract/css';
import { forcedColors } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { smallHeading, smallTitle } from '../tokens/text.css';
import { theme } from '../tokens/theme.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // A window that is taller than the page continues the colour of the footer.
  '@media': { screen: { background: theme.color.dark } },
});
globalStyle('body', {
  margin: 0,
  background: theme.color.paper,
  color: theme.color.text,
  font: `400 ${theme.size.body}/1.55 ${theme.font.body}`,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('address', { fontStyle: 'normal' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle(':where(svg)', { flex: 'none' });
// One rule instead of attributes on dozens of icons a page.
globalStyle(':where(svg[viewBox="0 0 24 24"])', {
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle('picture', { display: 'contents' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit' });
// A long name or enlarged letters may be wider than a phone. Table cells keep whole words.
globalStyle('body', { overflowWrap: 'anywhere' });
globalStyle('table', { overflowWrap: 'break-word' });
globalStyle('p, li', { textWrap: 'pretty' });
globalStyle(':where(a[href^="tel:"])', { whiteSpace: 'nowrap' });
globalStyle('h1, h2, h3', {
  fontFamily: theme.font.head,
  fontWeight: 700,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
});
// Words such as 'zonnestroominstallaties' are wider than a phone.
globalStyle('h1', {
  fontSize: theme.size.h1,
  lineHeight: 1.04,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
});
globalStyle('h2', { fontSize: theme.size.h2, lineHeight: 1.08 });
globalStyle(`h3, ${smallTitle}`, smallHeading);
globalStyle('h4', { fontSize: theme.size.h4, lineHeight: 1.3, fontWeight: 650 });
globalStyle(':where([id])', { scrollMarginTop: space[24] });
globalStyle('[hidden]', { display: 'none !important' });

// The parts of a date field take the focus in its place.
globalStyle(':focus-visible, [type=date]:focus-within', {
  outline: `3px solid ${theme.color.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${theme.color.paper}, 0 0 0 7px ${theme.color.sun}`,
});
// A pressed button differs by its background, which forced colours remove.
globalStyle('[aria-pressed="true"]', {
  '@media': { [forcedColors]: { borderBottom: '4px solid Highlight !important' } },
});

globalStyle('main:focus, fieldset:focus', { outline: 'none', boxShadow: 'none' });
// An outline around the group would cross its legend.
globalStyle('fieldset:focus-visible > legend', { outline: `3px solid ${theme.color.ink}`, outlineOffset: 2 });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none !important' },
  },
});
