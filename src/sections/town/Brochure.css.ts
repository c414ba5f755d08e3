import { style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';

export const brochure = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 48,
  '@media': { [phone]: { display: 'grid', justifyItems: 'start', gap: 28 } },
});
