import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, desktop } from '../../design/tokens/breakpoints';
import { theme } from '../../design/tokens/theme.css';

const inCard = '[data-layout="card"] &';

export const charts = style({
  display: 'grid',
  gap: theme.space.section,
  selectors: { [inCard]: { paddingTop: 64, rowGap: 64 } },
  '@media': {
    print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 28,
      selectors: { [inCard]: { paddingTop: 20 } },
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: 64,
  alignItems: 'center',
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
    print: { gridTemplateRows: 'subgrid', gridRow: 'span 2', alignItems: 'start', gap: 12, breakInside: 'avoid' },
  },
});
// The first drawing stands before its text, the second behind it.
globalStyle(`${row}:first-child`, { '@media': { [desktop]: { gridTemplateColumns: '8fr 4fr' } } });
globalStyle(`${row}:first-child > :first-child`, { '@media': { [desktop]: { order: 1 } } });

export const picture = style({ display: 'grid', gap: 12, minWidth: 0 });

export const assumptions = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: 56,
  alignItems: 'start',
  selectors: { [inCard]: { paddingTop: 64 } },
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
    print: { gap: 12, breakBefore: 'page', selectors: { [inCard]: { paddingTop: 0 } } },
  },
});
globalStyle(`${assumptions} button`, { marginLeft: -12 });

export const folds = style({
  minWidth: 0,
  '@media': { print: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px 28px' } },
});
globalStyle(`${folds} details[open]`, { paddingBottom: 24, '@media': { print: { paddingBottom: 0 } } });

export const table = style({
  width: '100%',
  marginBottom: 20,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { marginBottom: 8 } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: '14px 16px 14px 0',
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'left',
  verticalAlign: 'baseline',
  fontWeight: 400,
  '@media': { print: { padding: '3px 8px 3px 0', fontSize: theme.size.note } },
});
globalStyle(`${table} :is(th, td):not(:first-child)`, { paddingRight: 0, textAlign: 'right' });
globalStyle(`${table} tbody`, { color: theme.color.muted });
globalStyle(`${table} thead th`, { fontSize: theme.size.small, color: theme.color.muted, fontWeight: 600 });
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 0, fontWeight: 650 });
