import { style } from '@vanilla-extract/css';
import { belowDesktop } from '../tokens/breakpoints';
import { theme } from '../tokens/theme.css';

export const summary = style({
  display: 'grid',
  gap: 6,
  padding: '20px 24px',
  border: `2px solid ${theme.color.bad}`,
  borderRadius: theme.radius.card,
  background: theme.color.badWash,
});

export const heading = style({
  scrollMarginTop: 48,
  fontFamily: theme.font.body,
  fontSize: theme.size.h4,
  fontWeight: 650,
  lineHeight: 1.3,
  letterSpacing: 0,
  // Below a toast.
  '@media': { [belowDesktop]: { scrollMarginTop: 116 } },
});

export const problemLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.height.touch,
  paddingBlock: 8,
  color: theme.color.bad,
  fontWeight: 650,
  lineHeight: 1.35,
  selectors: { '&[data-mended="true"]': { color: theme.color.muted, textDecorationLine: 'line-through' } },
});
