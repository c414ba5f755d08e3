import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({});

// Without weight, so that every place can give its icons a size and a stroke of their own.
globalStyle(`:where(${icon})`, {
  flex: 'none',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
