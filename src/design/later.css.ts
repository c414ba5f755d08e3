import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { phone } from './breakpoints';

const shown = keyframes({ to: { contentVisibility: 'visible' } });

const held = keyframes({ from: { display: 'none' }, to: { display: 'none' } });

/**
 * On phones a picture near the window, in a frame that has its size without it, is not fetched before the first view has been
 * seen. Where a browser cannot hold it back it is there at once.
 */
export const afterFirstView = style({});
globalStyle(`${afterFirstView} img`, { '@media': { [phone]: { animation: `${held} 0.4s` } } });

/**
 * What is far below the window is neither styled nor laid out before the first view has been seen, and then a part at a time;
 * until then it is taken to be so high. Only where the browser keeps what is looked at in place when something above it turns
 * out to be higher.
 */
export const later = style({
  '@supports': {
    '(overflow-anchor: auto)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '900px',
      animation: `${shown} 1ms 0.4s forwards`,
      selectors: { '&:nth-child(2n)': { animationDelay: '0.5s' } },
      '@media': { print: { contentVisibility: 'visible' } },
    },
  },
});
