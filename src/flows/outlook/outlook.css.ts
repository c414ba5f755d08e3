import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, forcedColors } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const outlook = style({
  display: 'grid',
  gap: space[40],
  minWidth: 0,
  selectors: { '[data-layout="card"] &': { paddingTop: space[64] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '8fr 4fr',
  gap: space[64],
  alignItems: 'start',
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[40] },
    print: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] },
  },
});

export const fields = style({
  display: 'grid',
  gap: space[20],
  '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', breakInside: 'avoid' } },
});
// Paper shows the answer, not what else could be chosen.
globalStyle(`${fields} label:has([type="radio"]:not(:checked))`, { '@media': { print: { display: 'none' } } });

export const charts = style({
  display: 'grid',
  gap: space[40],
  minWidth: 0,
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[20] } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const figure = style({ display: 'grid', gap: space[12], minWidth: 0, margin: 0, breakInside: 'avoid' });

export const caption = style({
  font: `700 1.375rem/1.2 ${theme.font.head}`,
  letterSpacing: '-0.015em',
  textAlign: 'left',
});

export const drawing = style({ width: '100%', maxWidth: 640, height: 'auto', overflow: 'visible', fontSize: 13 });

export const battery = style({
  fill: theme.color.good,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});

export const grid = style({
  fill: theme.color.sandDeep,
  stroke: theme.color.fieldLine,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** A bar from 0 to the least, and on to the most. */
export const track = style({ position: 'relative', display: 'block', height: 12, marginTop: space[6] });
const bar = style({ position: 'absolute', inset: '0 auto 0 0', borderRadius: theme.radius.mark });
export const least = style([
  bar,
  { background: theme.color.ink, '@media': { [forcedColors]: { background: 'CanvasText' } } },
]);
export const most = style([
  bar,
  {
    background: theme.color.sun,
    outline: `1px solid ${theme.color.sunOutline}`,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  },
]);
