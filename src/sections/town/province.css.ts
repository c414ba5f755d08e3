import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { underline } from '../../design/tokens/underline';

export const cities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[80],
  marginTop: space[40],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${cities} > li`, { padding: `${space[16]} 0 ${space[24]}`, borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${cities} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.height.touch,
  font: `650 1.25rem/1.25 ${theme.font.head}`,
  letterSpacing: '-0.012em',
  ...underline,
});
globalStyle(`${cities} a:hover`, { textDecorationThickness: 3 });
globalStyle(`${cities} p`, { color: theme.color.muted });
