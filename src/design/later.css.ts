import { keyframes, style } from '@vanilla-extract/css';

const shown = keyframes({ to: { contentVisibility: 'visible' } });

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
      selectors: { '&:nth-child(3n)': { animationDelay: '0.5s' }, '&:nth-child(3n+1)': { animationDelay: '0.6s' } },
      '@media': { print: { contentVisibility: 'visible' } },
    },
  },
});
