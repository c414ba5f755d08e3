import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: theme.height.touch,
  fontSize: theme.size.small,
  color: theme.color.muted,
  '@media': { print: { display: 'none' } },
});

export const crumb = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 });
globalStyle(`${crumb} > svg`, { width: 14, height: 14 });
globalStyle(`${crumb} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
});
