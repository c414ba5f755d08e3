import { style } from '@vanilla-extract/css';
import { forcedColors, phone } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[6],
  counterReset: 'step',
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingTop: space[12],
  borderTop: `4px solid ${theme.color.sandDeep}`,
  color: theme.color.muted,
  fontSize: theme.size.small,
  fontWeight: 550,
  hyphens: 'auto',
  counterIncrement: 'step',
  selectors: {
    '&[data-done="true"]': { borderColor: theme.color.ink, color: theme.color.text },
    '&[aria-current="step"]': { borderColor: theme.color.sun, color: theme.color.text, fontWeight: 700 },
  },
  '@media': {
    [phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[4], paddingTop: space[8] },
    [forcedColors]: {
      borderColor: 'GrayText',
      selectors: { '&[aria-current="step"]': { borderColor: 'Highlight' } },
    },
  },
});

export const mark = style({
  font: `700 ${theme.size.small}/1 ${theme.font.head}`,
  selectors: { '[data-done="false"] > &::before': { content: 'counter(step)' } },
});

export const done = style({ width: 16, height: 16, strokeWidth: 3 });
