import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[24],
  marginTop: space[48],
  '@media': {
    [between]: { gap: space[14] },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: space[32] },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gap: space[24],
  padding: `${space[64]} ${space[28]} ${space[28]}`,
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  background: theme.color.card,
  selectors: { '&[data-chosen="true"]': { boxShadow: `inset 0 0 0 2px ${theme.color.ink}` } },
  '@media': {
    [between]: { padding: `${space[56]} ${space[20]} ${space[20]}` },
    [phone]: {
      gridTemplateRows: 'auto auto auto',
      padding: `${space[32]} ${space[24]} ${space[24]}`,
      selectors: { '&[data-chosen="true"]': { order: -1, paddingTop: space[64] } },
    },
  },
});

export const label = style({ position: 'absolute', left: 0, top: 0, lineHeight: 0 });

export const top = style({ display: 'grid', alignContent: 'end', gap: space[4] });
export const power = style({ color: theme.color.muted });

export const price = style({
  marginTop: space[8],
  font: `700 2rem/1.1 ${theme.font.head}`,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [between]: { fontSize: '1.625rem' } },
});

export const features = style({ borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${features} > ul`, { gap: 0 });
globalStyle(`${features} > ul > li`, {
  alignItems: 'center',
  minHeight: 64,
  paddingBlock: space[8],
  lineHeight: 1.4,
  '@media': { [belowDesktop]: { minHeight: 56 } },
});
globalStyle(`${features} > ul > li + li`, { borderTop: `1px solid ${theme.color.line}` });

globalStyle(`${card} > a`, {
  whiteSpace: 'normal',
  textAlign: 'center',
  textWrap: 'balance',
  lineHeight: 1.2,
  '@media': { [between]: { padding: `${space[8]} ${space[12]}` } },
});
