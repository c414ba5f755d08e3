import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../design/breakpoints';
import { theme } from '../design/theme.css';

export const stats = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  justifyContent: 'space-between',
  gap: 32,
  paddingBlock: 40,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { [phone]: { gridAutoFlow: 'row', gap: 14, paddingBlock: 28 } },
});

/** The figure before what it means; in the source the other way round, as a list of terms has it. */
export const stat = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  '@media': { [between]: { flexDirection: 'column', gap: 8 } },
});
globalStyle(`${stat} > dd`, {
  order: -1,
  font: `700 3rem/1 ${theme.font.head}`,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { minWidth: 136, fontSize: '2.25rem' } },
});
globalStyle(`${stat} > dt`, { color: theme.color.muted, fontSize: theme.size.lead, lineHeight: 1.3 });
