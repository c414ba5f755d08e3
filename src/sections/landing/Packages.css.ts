import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, between, phone } from '../../design/tokens/breakpoints';
import { theme } from '../../design/tokens/theme.css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  marginTop: 48,
  '@media': {
    [between]: { gap: 14 },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 32 },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  // Heads, lists and buttons stand in one line with those beside.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gap: 24,
  padding: '60px 28px 28px',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  background: theme.color.card,
  selectors: { '&[data-chosen="true"]': { boxShadow: `inset 0 0 0 2px ${theme.color.ink}` } },
  '@media': {
    [between]: { padding: '56px 18px 18px' },
    [phone]: {
      gridTemplateRows: 'auto auto auto',
      padding: '32px 24px 24px',
      selectors: { '&[data-chosen="true"]': { order: -1, paddingTop: 60 } },
    },
  },
});

export const label = style({ position: 'absolute', left: 0, top: 0, lineHeight: 0 });

export const top = style({ display: 'grid', alignContent: 'end', gap: 4 });
export const power = style({ color: theme.color.muted });

export const price = style({
  marginTop: 8,
  font: `700 2rem/1.1 ${theme.font.head}`,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [between]: { fontSize: '1.625rem' } },
});

export const features = style({ borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${features} > ul`, { gap: 0 });
// Of two lines, so that the entries stand in one line with those beside.
globalStyle(`${features} > ul > li`, {
  alignItems: 'center',
  minHeight: 64,
  paddingBlock: 8,
  lineHeight: 1.4,
  '@media': { [belowDesktop]: { minHeight: 56 } },
});
globalStyle(`${features} > ul > li + li`, { borderTop: `1px solid ${theme.color.line}` });

globalStyle(`${card} > a`, {
  whiteSpace: 'normal',
  textAlign: 'center',
  textWrap: 'balance',
  lineHeight: 1.2,
  '@media': { [between]: { padding: '8px 12px' } },
});
