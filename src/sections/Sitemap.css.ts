import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../design/theme.css';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: '40px 32px',
  marginTop: 32,
});

export const group = style({ paddingTop: 16, borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${group} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  textDecoration: 'none',
});
globalStyle(`${group} a:hover`, {
  textDecoration: `underline 2px ${theme.color.action}`,
  textUnderlineOffset: '5px',
});
