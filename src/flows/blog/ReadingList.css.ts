import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const title = style({
  marginBottom: space[16],
  fontSize: theme.size.h3,
  lineHeight: 1.18,
  letterSpacing: '-0.014em',
});

export const list = style({ display: 'grid' });
globalStyle(`${list} > li`, {
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  paddingBlock: space[14],
  borderTop: `1px solid ${theme.color.line}`,
});
// A link is taller than its line.
globalStyle(`${list} a`, { alignItems: 'start' });
globalStyle(`${list} > li > span`, { color: theme.color.muted, fontSize: theme.size.control });
