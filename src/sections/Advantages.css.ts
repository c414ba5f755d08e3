import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../design/breakpoints';
import { theme } from '../design/theme.css';

export const panel = style({
  padding: 40,
  borderRadius: theme.radius.card,
  '@media': { [between]: { padding: 28 }, [phone]: { marginInline: -8, padding: '28px 20px' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: '14px 32px',
});

export const advantage = style({ display: 'grid', gridTemplateColumns: '24px 1fr', gap: 12 });
globalStyle(`${advantage} > svg`, { marginTop: 1, color: theme.color.good, strokeWidth: 2.25 });
