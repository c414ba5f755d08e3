import { style } from '@vanilla-extract/css';
import { phone } from './breakpoints';

/**
 * What is far below the window is neither styled nor laid out before it comes near; until then it is taken to be so high.
 * Only where the browser keeps what is looked at in place when something above it turns out to be higher.
 */
export const later = style({
  '@supports': {
    '(overflow-anchor: auto)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 700px',
      '@media': { [phone]: { containIntrinsicBlockSize: 'auto 1200px' }, print: { contentVisibility: 'visible' } },
    },
  },
});
