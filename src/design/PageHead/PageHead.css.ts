import { style } from '@vanilla-extract/css';

export const pageHead = style({
  paddingTop: 24,
  selectors: { '&[data-tone="sand"]': { paddingBottom: 40 } },
});

export const titles = style({
  display: 'grid',
  gap: 16,
  maxWidth: 760,
  selectors: { '[data-tone="paper"] &': { gap: 14, marginTop: 14 } },
});
