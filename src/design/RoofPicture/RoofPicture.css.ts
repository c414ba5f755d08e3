import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../tokens/breakpoints';
import { theme } from '../tokens/theme.css';

/** Height of the cut, set by the parent. Its width is 1.28 times as much: 1 / tan 38°. */
export const cut = createVar();
const board = createVar();
const run = `calc(${cut} * 1.28)`;

export const frame = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  vars: { [board]: '26px' },
  '@media': { [phone]: { vars: { [board]: '18px' } } },
  selectors: {
    '&[data-board="true"]::before': {
      content: '',
      position: 'absolute',
      inset: `0 0 0 calc(-1 * ${board})`,
      background: theme.color.sun,
      clipPath: `polygon(${run} 0, calc(${cut} * 1.28 + ${board}) 0, ${board} ${cut}, 0 calc(${cut} + ${board} * 0.78), 0 ${cut})`,
    },
  },
});

export const roof = style({
  position: 'absolute',
  inset: 0,
  clipPath: `polygon(${run} 0, 100% 0, 100% 100%, 0 100%, 0 ${cut})`,
});

globalStyle(`${roof} img`, { width: '100%', height: '100%', objectFit: 'cover' });
