import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[40],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const highlight = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  padding: `${space[24]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
});
globalStyle(`${highlight} > p`, { color: theme.color.muted });
