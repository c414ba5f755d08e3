import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  alignItems: 'center',
  gap: space[80],
  selectors: { '&[data-side="right"]': { gridTemplateColumns: '7fr 5fr' } },
  '@media': {
    [between]: { gap: space[40] },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[32],
      selectors: { '&[data-side="right"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const picture = style({
  height: 560,
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
  selectors: { '[data-side="right"] > &': { order: 1 } },
  '@media': { [phone]: { order: 1, height: 260 } },
});
globalStyle(`${picture} img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const points = style({ marginTop: space[32] });

export const point = style({
  display: 'grid',
  gap: space[16],
  padding: `${space[28]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  selectors: { '&:has(> svg)': { gridTemplateColumns: '40px 1fr' } },
});
globalStyle(`${point} > svg`, { width: 32, height: 32, strokeWidth: 1.5 });
globalStyle(`${point} p`, { marginTop: space[4], color: theme.color.muted });
