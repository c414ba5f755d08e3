import { style } from '@vanilla-extract/css';
import { space } from '../tokens/space';

export const pageHead = style({
  paddingTop: space[24],
  selectors: { '&[data-tone="sand"]': { paddingBottom: space[40] } },
});

export const titles = style({
  display: 'grid',
  gap: space[16],
  maxWidth: 760,
  selectors: { '[data-tone="paper"] &': { gap: space[14], marginTop: space[14] } },
});
