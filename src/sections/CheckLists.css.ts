import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../design/breakpoints';
import { theme } from '../design/theme.css';

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '40px 80px',
  marginTop: 48,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 32 } },
});
globalStyle(`${lists} h3`, { marginBottom: 18 });

export const checks = style({ display: 'grid', gap: 14 });
globalStyle(`${checks} > li`, { display: 'grid', gridTemplateColumns: '24px 1fr', gap: 12 });
globalStyle(`${checks} svg`, { marginTop: 1, color: theme.color.good, strokeWidth: 2.25 });
