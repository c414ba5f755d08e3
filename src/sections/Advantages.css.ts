import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../design/breakpoints';
import { theme } from '../design/theme.css';

export const panel = style({
  padding: 40,
  borderRadius: theme.radius.card,
  '@media': { [phone]: { marginInline: -8, padding: '28px 20px' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 32px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const advantage = style({ display: 'grid', gridTemplateColumns: '24px 1fr', gap: 12 });
globalStyle(`${advantage} > svg`, { marginTop: 1, color: theme.color.good, strokeWidth: 2.25 });
