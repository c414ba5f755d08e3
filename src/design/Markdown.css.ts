import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const prose = style({ display: 'grid', gap: 18, maxWidth: '64ch' });
globalStyle(`${prose} > h2:not(:first-child)`, { marginTop: 32 });
globalStyle(`${prose} ul`, { display: 'grid', gap: 8, paddingLeft: 22, listStyle: 'disc' });
globalStyle(`${prose} li::marker`, { color: theme.color.muted });
globalStyle(`${prose} a`, {
  fontWeight: 600,
  textDecoration: `underline 2px ${theme.color.action}`,
  textUnderlineOffset: 4,
});
globalStyle(`${prose} a:hover`, { textDecorationThickness: 3 });
