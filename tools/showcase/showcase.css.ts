import { globalStyle, style } from '@vanilla-extract/css';
import { cut } from '../../src/design/RoofPicture/RoofPicture.css';
import { theme } from '../../src/design/tokens/theme.css';

export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  height: '100dvh',
  '@media': { '(max-width: 760px)': { gridTemplateColumns: '1fr', gridAutoRows: '90dvh', height: 'auto' } },
});
globalStyle(`${frames} > iframe`, { width: '100%', height: '100%', border: 0 });

export const page = style({ display: 'grid', gap: 48, padding: 'clamp(16px, 4vw, 40px)' });
globalStyle(`${page} > section`, { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${page} > section > h2`, {
  paddingTop: 20,
  borderTop: `1px solid ${theme.color.line}`,
  fontSize: theme.size.h3,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 });
export const grid = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
});
export const wide = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});

export const sample = style({ display: 'grid', gap: 8, minWidth: 0 });
globalStyle(`${sample} > iframe`, { width: '100%', border: 0 });
globalStyle(`${sample} > figcaption`, { fontSize: theme.size.note, color: theme.color.muted });

export const swatch = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: 72,
  padding: 10,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});

export const block = style({ width: 96, height: 64, background: theme.color.card });
export const bar = style({ height: 12, maxWidth: '100%', background: theme.color.sun });
export const mover = style({
  width: 120,
  height: 44,
  borderRadius: theme.radius.field,
  background: theme.color.sun,
  transition: `transform ${theme.ease}`,
  ':hover': { transform: 'translateX(40px)' },
});
export const picture = style({ vars: { [cut]: '90px' }, height: 220, paddingLeft: 26 });
