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

/** The crew stands in the middle of the drawing, whose ground goes on at both sides. */
export const drawing = style({ marginBottom: space[40] });
globalStyle(`${drawing} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 520,
  aspectRatio: '1200 / 520',
  objectFit: 'cover',
  // The crew and its van, without most of the house.
  '@media': { [phone]: { aspectRatio: '5 / 3', objectPosition: '65%' } },
});

export const day = style({ display: 'grid' });
globalStyle(`${day} > li`, {
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  gap: `${space[4]} ${space[24]}`,
  padding: `${space[20]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${day} h3`, { fontVariantNumeric: 'tabular-nums' });
globalStyle(`${day} p`, { color: theme.color.muted });
