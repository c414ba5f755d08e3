import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const picture = style({
  height: 340,
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
  vars: { [cut]: '250px' },
  '@media': { [phone]: { height: 190, vars: { [cut]: '110px' } } },
});
globalStyle(`${picture} img`, { objectPosition: '50% 22%' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: space[56],
  marginTop: space[56],
  '@media': {
    [between]: { gap: space[40] },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32], marginTop: space[32] },
  },
});

export const provinces = style({
  columns: 3,
  columnGap: space[24],
  '@media': { [between]: { columns: 2 }, [phone]: { columns: 2 } },
});

export const province = style({ breakInside: 'avoid', borderBottom: `1px solid ${theme.color.line}` });
globalStyle(`${province} > a`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  minHeight: 46,
  fontWeight: 550,
  textDecoration: 'none',
});
globalStyle(`${province} > a > svg`, {
  width: 16,
  height: 16,
  color: theme.color.muted,
  transition: `transform ${theme.ease}`,
});
globalStyle(`${province} > a:hover > svg`, { transform: 'translateX(4px)' });
