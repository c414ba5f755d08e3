import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const checks = style({
  display: 'grid',
  alignContent: 'start',
  gap: `${space[14]} ${space[32]}`,
  selectors: {
    '&[data-across="true"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' },
  },
});
globalStyle(`${checks} > li`, { display: 'grid', gridTemplateColumns: '24px 1fr', gap: space[12] });
globalStyle(`${checks} svg`, { marginTop: 1, color: theme.color.good, strokeWidth: 2.25 });
