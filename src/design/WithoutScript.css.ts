import { globalStyle, style } from '@vanilla-extract/css';

/** `src/boot.ts` says so on the page when a script that it needs has not come. */
export const scriptFailed = 'html[data-script="failed"]';

export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
globalStyle(`${scriptFailed} ${withoutScript}`, { display: 'block' });
