import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const picture = style({
  height: 380,
  marginTop: `calc(${theme.space.section} / -2)`,
  marginBottom: space[56],
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
  vars: { [cut]: '250px' },
  '@media': { [phone]: { height: 190, marginBottom: space[32], vars: { [cut]: '110px' } } },
});

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[40]} ${space[80]}`,
  marginTop: space[48],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: space[32] } },
});
globalStyle(`${lists} h3`, { marginBottom: space[20] });
