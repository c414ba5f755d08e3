import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const title = style({ marginBottom: space[16] });

export const list = style({});
globalStyle(`${list} > li`, {
  position: 'relative',
  display: 'flex',
  paddingBlock: space[14],
  borderTop: `1px solid ${theme.color.line}`,
});
globalStyle(`${list} div`, { flex: 1 });
// A link is taller than its line. The picture is part of it.
globalStyle(`${list} a`, { alignItems: 'start', textWrap: 'balance' });
globalStyle(`${list} a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${list} p`, { color: theme.color.muted, fontSize: theme.size.control });
globalStyle(`${list} img`, {
  marginLeft: space[20],
  width: 104,
  height: 78,
  objectFit: 'cover',
  borderRadius: theme.radius.small,
});
