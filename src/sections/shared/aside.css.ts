import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { smallHeading } from '../../design/tokens/text.css';
import { theme } from '../../design/tokens/theme.css';

export const aside = style({
  position: 'sticky',
  top: 32,
  display: 'grid',
  gap: space[28],
  '@media': { [belowDesktop]: { position: 'static' } },
});
globalStyle(`${aside} h2`, {
  ...smallHeading,
  marginBottom: space[16],
});

globalStyle(`${aside} p`, { textWrap: 'pretty' });

export const numbered = style({ display: 'grid', counterReset: 'step' });
globalStyle(`${numbered} > li`, {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '36px 1fr',
  gap: space[12],
  padding: `${space[16]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
});
globalStyle(`${numbered} > li::before`, { content: 'counter(step)', font: `300 2rem/1 ${theme.font.light}` });
globalStyle(`${numbered} p`, { color: theme.color.muted, fontSize: '1rem' });

/** Dark ink, which becomes paper in the dark. */
export const handwriting = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  '@media': { 'screen and (prefers-color-scheme: dark)': { filter: 'brightness(0) invert(1)' } },
});

export const ruled = style({
  paddingTop: space[24],
  borderTop: `1px solid ${theme.color.line}`,
  selectors: { '&:first-child': { paddingTop: 0, border: 0 } },
});

export const phoneNumber = style({
  whiteSpace: 'normal',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.height.small,
  fontFamily: theme.font.head,
  fontSize: '2.125rem',
  fontWeight: 700,
  letterSpacing: '-0.022em',
  color: theme.color.text,
  textDecoration: 'none',
});

export const block = style({ display: 'grid', gap: space[4] });
globalStyle(`${block} > div`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space[16],
  padding: `${space[10]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
});
globalStyle(`${block} dt`, { color: theme.color.muted });
globalStyle(`${block} dd`, { fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

export const details = style({ display: 'grid', gap: space[4], fontStyle: 'normal' });
globalStyle(`${aside} ${details} > h2`, { marginBottom: 0 });
globalStyle(`${details} a`, { display: 'inline-flex', alignItems: 'center', minHeight: theme.height.touch });
