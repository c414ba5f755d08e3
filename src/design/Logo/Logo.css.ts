import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[10],
  minHeight: theme.height.small,
  font: `750 1.625rem/1 ${theme.font.head}`,
  letterSpacing: '-0.035em',
  '@media': { [phone]: { fontSize: '1.4375rem' } },
});

export const symbol = style({ width: 36, height: 36, '@media': { [phone]: { width: 32, height: 32 } } });
globalStyle(`${symbol} > svg`, { width: '100%', height: '100%' });
