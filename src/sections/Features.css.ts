import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../design/theme.css';

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '32px 40px',
});

export const feature = style({ display: 'grid', gap: 6, alignContent: 'start' });
globalStyle(`${feature} > svg`, { width: 32, height: 32, marginBottom: 6, strokeWidth: 1.5 });
globalStyle(`${feature} > p`, { color: theme.color.muted });
