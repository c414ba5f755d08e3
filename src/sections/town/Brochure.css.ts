import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const brochure = style({
  display: 'grid',
  gridTemplateColumns: '200px 1fr auto',
  alignItems: 'center',
  gap: space[48],
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space[28] },
  },
});

export const cover = style({
  maxWidth: 200,
  overflow: 'hidden',
  borderRadius: theme.radius.mark,
  boxShadow: theme.shadow.float,
});
globalStyle(`${cover} img`, { display: 'block', width: '100%', height: 'auto' });
