import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[40],
  '@media': {
    [desktop]: {
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const highlight = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  padding: `${space[24]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
});
globalStyle(`${highlight} > p`, { color: theme.color.muted });

export const drawing = style({
  display: 'block',
  width: '100%',
  // Of 2000 by 520: the middle 1200 on a small screen, all of it on the widest.
  height: 'clamp(26vw, 470px, 43vw)',
  // Its sky continues the head of the page.
  marginTop: `calc(-1 * ${space[40]})`,
  marginBottom: space[40],
  objectFit: 'cover',
  // The crew and its van, without most of the house.
  '@media': { [phone]: { height: '74vw', objectPosition: '64.5%' } },
});

export const day = style({});
globalStyle(`${day} > li`, {
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  alignItems: 'start',
  gap: space[24],
});
// The line of the day, from face to face.
globalStyle(`${day} > :not(:last-child)`, {
  paddingBottom: space[28],
  background: `linear-gradient(${theme.color.sun} 0 0) 34px / 4px 100% no-repeat`,
});
globalStyle(`${day} img`, { borderRadius: '50%', boxShadow: `0 0 0 3px ${theme.color.sun}` });
globalStyle(`${day} div`, { paddingTop: space[10] });
globalStyle(`${day} h3`, { fontVariantNumeric: 'tabular-nums' });
globalStyle(`${day} p`, { color: theme.color.muted });
