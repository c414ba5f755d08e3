import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop } from '../tokens/breakpoints';
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

globalStyle(`${titles} > p`, { textWrap: 'balance' });

export const row = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: space[40] });

export const beside = style({ '@media': { [belowDesktop]: { display: 'none' } } });
