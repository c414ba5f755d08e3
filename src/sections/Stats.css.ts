import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../design/breakpoints';
import { theme } from '../design/theme.css';

export const stats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 88px',
  paddingTop: 40,
  '@media': { [phone]: { display: 'grid', gap: 0, paddingTop: 24 } },
});

/** The figure above what it means; in the source the other way round, as a list of terms has it. */
export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 6,
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      padding: '14px 0',
      borderBottom: `1px solid ${theme.color.line}`,
    },
  },
});
globalStyle(`${stat} > dt`, { color: theme.color.muted });
globalStyle(`${stat} > dd`, {
  font: `700 clamp(2rem, 1.3rem + 2.4vw, 3.25rem)/1 ${theme.font.head}`,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { order: -1 } },
});
