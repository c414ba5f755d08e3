import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../design/theme.css';

export const menu = style({ display: 'contents' });

export const sheet = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  top: '100%',
  padding: `8px ${theme.space.gutter} 32px`,
  background: theme.color.paper,
  borderBottom: `1px solid ${theme.color.line}`,
  boxShadow: theme.shadow.float,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 60,
  borderBottom: `1px solid ${theme.color.line}`,
  fontWeight: 600,
  fontSize: theme.size.h4,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { boxShadow: `inset 4px 0 0 ${theme.color.sun}`, paddingLeft: 16 } },
});

export const actions = style({ display: 'grid', gap: 12, marginTop: 24 });
globalStyle(`${actions} > a`, { width: '100%' });
