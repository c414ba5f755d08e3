import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../design/breakpoints';

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '40px 80px',
  marginTop: 48,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 32 } },
});
globalStyle(`${lists} h3`, { marginBottom: 18 });
