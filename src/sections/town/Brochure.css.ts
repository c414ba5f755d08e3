import { style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';

export const brochure = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[48],
  '@media': { [phone]: { display: 'grid', justifyItems: 'start', gap: space[28] } },
});
