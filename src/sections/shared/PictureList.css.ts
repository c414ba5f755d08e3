import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { theme } from '../../design/tokens/theme.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  alignItems: 'center',
  gap: 80,
  selectors: { '&[data-side="right"]': { gridTemplateColumns: '7fr 5fr' } },
  '@media': {
    [between]: { gap: 40 },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 32,
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

export const points = style({ marginTop: 32 });

export const point = style({
  display: 'grid',
  gap: 16,
  padding: '26px 0',
  borderTop: `1px solid ${theme.color.line}`,
  selectors: { '&:has(> svg)': { gridTemplateColumns: '40px 1fr' } },
});
globalStyle(`${point} > svg`, { width: 32, height: 32, strokeWidth: 1.5 });
globalStyle(`${point} p`, { marginTop: 4, color: theme.color.muted });
