import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, desktop } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

const inCard = '[data-layout="card"] &';

export const charts = style({
  display: 'grid',
  gap: theme.space.section,
  selectors: { [inCard]: { paddingTop: space[64], rowGap: space[64] } },
  '@media': {
    print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[28],
      selectors: { [inCard]: { paddingTop: space[20] } },
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: space[64],
  alignItems: 'center',
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[28] },
    print: {
      gridTemplateRows: 'subgrid',
      gridRow: 'span 2',
      alignItems: 'start',
      gap: space[12],
      breakInside: 'avoid',
    },
  },
});
globalStyle(`${row}:first-child`, { '@media': { [desktop]: { gridTemplateColumns: '8fr 4fr' } } });
globalStyle(`${row}:first-child > :first-child`, { '@media': { [desktop]: { order: 1 } } });

export const picture = style({ display: 'grid', gap: space[12], minWidth: 0 });

export const assumptions = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: space[56],
  alignItems: 'start',
  selectors: { [inCard]: { paddingTop: space[64] } },
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[28] },
    print: { gap: space[12], breakBefore: 'page', selectors: { [inCard]: { paddingTop: 0 } } },
  },
});
globalStyle(`${assumptions} button`, { marginLeft: `calc(-1 * ${space[12]})` });

export const folds = style({
  minWidth: 0,
  '@media': {
    print: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space[12]} ${space[28]}` },
  },
});
globalStyle(`${folds} details[open]`, { paddingBottom: space[24], '@media': { print: { paddingBottom: 0 } } });

export const table = style({
  width: '100%',
  marginBottom: space[20],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { marginBottom: space[8] } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[14]} ${space[16]} ${space[14]} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'left',
  verticalAlign: 'baseline',
  fontWeight: 400,
  '@media': { print: { padding: `${space[4]} ${space[8]} ${space[4]} 0`, fontSize: theme.size.note } },
});
globalStyle(`${table} :is(th, td):not(:first-child)`, { paddingRight: 0, textAlign: 'right' });
globalStyle(`${table} tbody`, { color: theme.color.muted });
globalStyle(`${table} thead th`, { fontSize: theme.size.small, color: theme.color.muted, fontWeight: 600 });
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 0, fontWeight: 650 });
