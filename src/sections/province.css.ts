import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../design/breakpoints';
import { theme } from '../design/theme.css';

export const description = style({ maxWidth: theme.width.column });

export const cities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 80,
  marginTop: 40,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${cities} > li`, { padding: '16px 0 24px', borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${cities} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  font: `650 1.25rem/1.25 ${theme.font.head}`,
  letterSpacing: '-0.012em',
  textDecoration: `underline 2px ${theme.color.action}`,
  textUnderlineOffset: 5,
});
globalStyle(`${cities} a:hover`, { textDecorationThickness: 3 });
globalStyle(`${cities} p`, { color: theme.color.muted });

export const towns = style({ display: 'grid', gap: 20, marginTop: 64 });
