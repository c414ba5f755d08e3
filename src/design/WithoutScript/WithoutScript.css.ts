import { globalStyle, style } from '@vanilla-extract/css';

/** Set by `src/app/start.ts`. */
export const scriptFailed = 'html[data-script="failed"]';

export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
globalStyle(`${scriptFailed} ${withoutScript}`, { display: 'block' });
