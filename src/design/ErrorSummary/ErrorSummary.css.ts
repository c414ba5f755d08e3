import { style } from '@vanilla-extract/css';
import { belowDesktop } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

export const summary = style({
  display: 'grid',
  gap: space[6],
  padding: `${space[20]} ${space[24]}`,
  border: `2px solid ${theme.color.bad}`,
  borderRadius: theme.radius.card,
  background: theme.color.badWash,
});

export const heading = style({
  scrollMarginTop: space[48],
  fontFamily: theme.font.body,
  fontSize: theme.size.h4,
  fontWeight: 650,
  lineHeight: 1.3,
  letterSpacing: 0,
  '@media': { [belowDesktop]: { scrollMarginTop: 116 } },
});

export const problemLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.height.touch,
  paddingBlock: space[8],
  color: theme.color.bad,
  fontWeight: 650,
  lineHeight: 1.35,
  selectors: { '&[data-mended="true"]': { color: theme.color.muted, textDecorationLine: 'line-through' } },
});
