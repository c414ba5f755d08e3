import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const faces = style({ display: 'flex', alignItems: 'center' });
globalStyle(`${faces} > img`, {
  minWidth: 0,
  height: 'auto',
  border: `2px solid ${theme.color.paper}`,
  borderRadius: '50%',
});
globalStyle(`${faces} > img + img`, { marginLeft: `calc(-1 * ${space[12]})` });
