import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';
import { underline } from '../tokens/underline';

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  fontSize: '1.1875rem',
  lineHeight: 1.62,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: '1.125rem' } },
});

globalStyle(`${text} h2`, { marginTop: space[24], fontSize: 'clamp(1.625rem, 1.3rem + 1vw, 2.125rem)' });
globalStyle(`${text} h3`, { marginTop: space[12] });
globalStyle(`${text} a`, {
  fontWeight: 600,
  ...underline,
});
globalStyle(`${text} a:hover`, { textDecorationThickness: 3 });

globalStyle(`${text} :is(ul, ol)`, { display: 'grid', gap: space[10] });
globalStyle(`${text} li`, { position: 'relative', paddingLeft: space[28] });
globalStyle(`${text} ul > li::before`, {
  content: '',
  position: 'absolute',
  left: 0,
  top: '0.5em',
  width: 14,
  height: 11,
  background: theme.color.sun,
  clipPath: 'polygon(0 100%, 100% 0, 100% 100%)',
});
globalStyle(`${text} ol`, { counterReset: 'entry' });
globalStyle(`${text} ol > li`, { paddingLeft: space[36] });
globalStyle(`${text} ol > li::before`, {
  counterIncrement: 'entry',
  content: 'counter(entry)',
  position: 'absolute',
  left: 0,
  font: `700 1em/1.62 ${theme.font.head}`,
});

globalStyle(`${text} blockquote`, {
  display: 'grid',
  gap: space[8],
  padding: `${space[28]} ${space[32]}`,
  borderRadius: theme.radius.card,
  background: theme.color.sand,
  '@media': { [phone]: { padding: `${space[24]} ${space[20]}` } },
});
/** A figure, what it means and where it comes from. */
globalStyle(`${text} blockquote strong`, {
  font: `700 2.75rem/1 ${theme.font.head}`,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${text} blockquote > p:nth-child(3)`, { color: theme.color.muted });
globalStyle(`${text} img`, { borderRadius: theme.radius.picture });
globalStyle(`${text} hr`, { width: '100%', margin: 0, border: 0, borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${text} pre`, { margin: 0, whiteSpace: 'pre-wrap' });
