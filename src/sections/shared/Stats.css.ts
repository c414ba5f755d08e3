import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

const four = '&[data-count="4"]';

export const stats = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBlock: space[40],
  selectors: {
    [four]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '@media': {
    [between]: { selectors: { [four]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    [phone]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gap: `0 ${space[20]}`,
      paddingBlock: space[12],
      selectors: { [four]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

/** The figure is shown before its meaning; in the source the term comes first, as in every `dl`. */
export const stat = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[16],
  selectors: { '[data-count="4"] > &': { flexDirection: 'column', gap: space[8] } },
  '@media': {
    [between]: { flexDirection: 'column', gap: space[8] },
    [phone]: {
      paddingBlock: space[16],
      selectors: {
        '& + &': { borderTop: `1px solid ${theme.color.line}` },
        '[data-count="4"] > &': { gap: space[4] },
        '[data-count="4"] > &:nth-child(2)': { borderTop: 'none' },
      },
    },
  },
});
globalStyle(`${stat} > dd`, {
  order: -1,
  flex: 'none',
  font: `700 3rem/1 ${theme.font.head}`,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [phone]: { minWidth: 'min(136px, 40%)', fontSize: '2.25rem' } },
});
globalStyle(`[data-count="4"] > ${stat} > dd`, { fontSize: '2.25rem', '@media': { [phone]: { fontSize: '1.5rem' } } });
globalStyle(`${stat} > dt`, {
  color: theme.color.muted,
  fontSize: theme.size.lead,
  lineHeight: 1.35,
  textWrap: 'balance',
});
globalStyle(`[data-count="4"] > ${stat} > dt`, { fontSize: theme.size.body });
